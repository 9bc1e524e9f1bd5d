export const texts = {
  anglerPicker: {
    captain: 'Captain',
    anglersOfBoat: '{most, plural, one {Angler} other {Anglers, up to #}}',
    anglers: 'Anglers',
    makeCaptain: 'Make {angler} captain',
    remove: 'Remove {angler}',
    nameOrPhone: 'Name or phone',
    nobodyByThatName: 'You have no angler called “{name}” yet.',
    nobodyIsChosen: '“{name}” is not in the boat yet. Choose an angler, or clear this field.',
    notChosenYet: '“{name}” is nobody yet. Choose an angler, or clear this field.',
    addNewAngler: 'Add new angler “{name}”',
  },
  newAngler: {
    newAngler: 'New angler',
    optional: 'Optional',
    cancel: 'Cancel',
    addAngler: 'Add angler',
    notAddedYet: '{name} is not added yet. Add this angler, or cancel.',
    addOrCancelFirst: '{name} is not in the boat yet. Add this angler, or cancel.',
  },
} as const
