export const texts = {
  anglerPicker: {
    captain: 'Captain',
    anglersOfBoat: '{most, plural, one {Angler} other {Anglers, up to #}}',
    anglers: 'Anglers',
    makeCaptain: 'Make {angler} captain',
    remove: 'Remove {angler}',
    nameOrPhone: 'Name or phone',
    nobodyByThatName: 'No angler named “{name}” yet.',
    nobodyIsChosen: '“{name}” isn’t in the boat yet. Choose an angler or clear this field.',
    notChosenYet: '“{name}” doesn’t match anyone. Choose an angler or clear this field.',
    addNewAngler: 'Add new angler “{name}”',
  },
  newAngler: {
    newAngler: 'New angler',
    optional: 'Optional',
    needsAddress: 'Phone or email required',
    cancel: 'Cancel',
    addAngler: 'Add angler',
    notAddedYet: '{name} hasn’t been added yet. Add this angler or cancel.',
    addOrCancelFirst: '{name} isn’t in the boat yet. Add this angler, or cancel.',
  },
} as const
