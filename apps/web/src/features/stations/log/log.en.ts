export const texts = {
  weighInLog: {
    title: {
      fix: 'Correct {boat}',
      void: 'Void {boat}',
      history: 'History of {boat}',
    },
    deletedEntry: 'Deleted entry',
    weighIns: 'Weigh-ins',
    fix: 'Correct',
    isVoid: 'Already void',
    history: 'History',
    void: 'Void',
    all: 'All',
    onlyEdits: 'Edits only',
    voided: 'Voided',
    day: 'Day',
    dayNumber: 'Day {day, number}',
    boatOrName: 'Boat or name',
    fileName: 'weigh-ins {name}',
    nothingWeighedYet: 'Nothing weighed yet.',
    goToScale: 'Go to the scale',
  },
} as const
