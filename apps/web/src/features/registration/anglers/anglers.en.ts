export const texts = {
  anglerPicker: {
    captain: 'Captain',
    anglersOfBoat: '{most, plural, one {Angler} other {Anglers, up to #}}',
    makeCaptain: 'Make {angler} captain',
    remove: 'Remove {angler}',
    nameOrPhone: 'Name or phone',
    nobodyByThatName: 'You have no angler called “{name}” yet.',
    addNewAngler: 'Add new angler “{name}”',
  },
  newAngler: {
    newAngler: 'New angler',
    optional: 'Optional',
    cancel: 'Cancel',
    addAngler: 'Add angler',
  },
} as const
