### Why a choice is better in Pantheon, the prototype, in English. `.other`: what it costs somebody else.

reason-points = { $count ->
    [one] You end the turn with 1 more point on the track.
   *[other] You end the turn with { $count } more points on the track.
}
    .other = { $count ->
        [one] It costs { $player } 1 point.
       *[other] It costs { $player } { $count } points.
    }
reason-monument-points = { $count ->
    [one] Your monuments score 1 more point.
   *[other] Your monuments score { $count } more points.
}
reason-monuments = { $count ->
    [one] You end the turn with 1 more monument.
   *[other] You end the turn with { $count } more monuments.
}
    .other = { $count ->
        [one] It costs { $player } 1 monument.
       *[other] It costs { $player } { $count } monuments.
    }
reason-tool = Your tool is built.
reason-counting = { $count ->
    [one] You have 1 more monument that scores for your other monuments, those to come included.
   *[other] You have { $count } more monuments that score for your other monuments, those to come included.
}
reason-tool-points = Once it is built, your tool brings you points.
reason-tool-harvest = Once it is built, your tool adds { $count } to your count on a resource cell, in every turn.
reason-tool-cost = { $count ->
    [one] Your tool costs 1 resource less.
   *[other] Your tool costs { $count } resources less.
}
reason-disciples = { $count ->
    [one] You end the turn with 1 more disciple.
   *[other] You end the turn with { $count } more disciples.
}
    .other = { $count ->
        [one] It costs { $player } 1 disciple.
       *[other] It costs { $player } { $count } disciples.
    }
reason-place = { $count ->
    [one] You are 1 place further to the front in initiative.
   *[other] You are { $count } places further to the front in initiative.
}
reason-resources = { $count ->
    [one] You end the turn with 1 more resource.
   *[other] You end the turn with { $count } more resources.
}
    .other = { $count ->
        [one] It costs { $player } 1 resource.
       *[other] It costs { $player } { $count } resources.
    }
