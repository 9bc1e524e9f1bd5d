export const texts = {
  sameBoatNotices: {
    twoBoats: '{first} and {second}',
  },
  sameBoatSheet: {
    isOneBoatNow: '{boat} is one boat now.',
    keptAsTwoBoats: 'Kept as two boats.',
    keepThisOne: 'Same boat: keep this one',
    keepBoat: 'Same boat: keep boat {boatNumber}',
    twoBoats: 'Two boats',
    whatMoves:
      'Bags, payment, check-in and pots of {from} go to {to}. If both weighed in on one day, you are asked which bag counts. This cannot be undone.',
    makeItOneBoat: 'Make it one boat',
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
    advice: 'Two entries have the same or similar names. If it is one boat that was entered twice, it would be paid twice.',
    action: 'Look at both',
  },
  typedBoatWarning: {
    isEnteredAlreadyWithMore: '{boat} is entered already, and {count, number} more with similar names. Is this another boat?',
    isEnteredAlready: '{boat} is entered already. Is this another boat?',
  },
} as const
