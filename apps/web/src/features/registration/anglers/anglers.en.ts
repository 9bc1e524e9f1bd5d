export const texts = {
  anglerPicker: {
    captain: 'Captain',
    anglersOfBoat: '{most, plural, one {Angler} other {Anglers, up to #}}',
    makeCaptain: 'Make {angler} captain',
    remove: 'Remove {angler}',
    nameOrPhone: 'Name or phone',
    nobodyByThatName: 'You have no angler called “{name}” yet.',
    nobodyIsChosen: '“{name}” is not in the boat yet. Choose an angler, or clear this field.',
    addNewAngler: 'Add new angler “{name}”',
  },
  newAngler: {
    newAngler: 'New angler',
    optional: 'Optional',
    cancel: 'Cancel',
    addAngler: 'Add angler',
    addOrCancelFirst: '{name} is not in the boat yet. Add this angler, or cancel.',
  },
} as const
