export const texts = {
  sameBoatNotices: {
    twoBoats: '{first} and {second}',
  },
  sameBoatSheet: {
    isOneBoatNow: 'Merged into {boat}.',
    keptAsTwoBoats: 'Kept as two boats.',
    keepThisOne: 'Same boat: keep this one',
    keepBoat: 'Same boat: keep boat {boatNumber}',
    twoBoats: 'Two boats',
    whatMoves:
      'Bags, payment, check-in and pots move from {from} to {to}. If both weighed in on the same day, you’ll be asked which bag counts. This can’t be undone.',
    makeItOneBoat: 'Merge boats',
    back: 'Back',
    noNumberYet: 'No number yet',
    boat: 'Boat {boatNumber}',
    freeEntry: 'Free entry',
    paid: 'Paid',
    notPaid: 'Not paid',
    checkedIn: 'Checked in',
    notCheckedIn: 'Not checked in',
  },
  sameBoatWords: {
    title: 'Same boat?',
    advice: 'Two entries have the same or similar names. If one boat was entered twice, it would be paid twice.',
    action: 'Compare',
  },
  typedBoatWarning: {
    isEnteredAlreadyWithMore: '{boat} is already entered, and {count, number} more have similar names. Is this another boat?',
    isEnteredAlready: '{boat} is already entered. Is this another boat?',
  },
} as const
