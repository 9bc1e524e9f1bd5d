export const texts = {
  flagNotices: {
    weighed: 'Weighed {weights}',
    and: ' and ',
    notWeighed: 'Not weighed',
    deletedEntry: 'Deleted entry',
  },
  flagSheet: {
    reasonOtherWeightOfficial: 'Weighed twice: the other weight is official',
    reasonOneMoreBag: 'One more bag: both count',
    deletedEntry: 'Deleted entry',
    thisOneIsOfficial: 'This one is official',
    correctItOnceMore: 'Correct it again',
    voidThisBag: 'Void this bag',
    keepItVoid: 'Keep it void',
    countThisWeight: 'Count this weight',
    reasonStaysVoid: 'Corrected and voided: it stays void',
    reasonCounts: 'Corrected and voided: the corrected weight counts',
    onTime: 'On time',
    minutesLate: '{minutes, number} min late',
    reasonLateSaid: 'Its minutes late came from a clock that was set',
    bothCountOneMoreBag: 'Both count: one more bag',
  },
} as const
