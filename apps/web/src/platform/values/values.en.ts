export const texts = {
  entryName: {
    noAngler: 'No angler',
    boatInSentence: 'boat {number} ({anglers})',
    boat: 'Boat {number} ({anglers})',
  },
  typedWeight: {
    moreThanAnyScaleReads: '{value} is more than any scale reads. Delete a digit.',
    tooManyDigits: '{value} has too many digits: {decimals, number} stand behind the point.',
  },
} as const
