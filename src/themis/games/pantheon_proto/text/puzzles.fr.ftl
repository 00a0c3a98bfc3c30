### Les énigmes : ce qu'on peut obtenir, après « ce tour-ci, vous pouvez ».

puzzle-built = construire un monument
puzzle-crafted = construire un outil
puzzle-recruited = recruter des disciples
