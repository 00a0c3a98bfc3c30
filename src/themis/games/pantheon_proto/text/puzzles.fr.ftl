### Les énigmes : ce qu'on peut obtenir, après « ce tour-ci, vous pouvez ».

puzzle-built = { $number ->
    [1] construire un monument
   *[other] construire { $number } monuments
}
puzzle-crafted = construire un outil
puzzle-recruited = recruter des disciples
