export const texts = {
  boats: {
    boatsNoun: 'boats',
    withoutAFlight: 'Without a flight',
    allBoats: 'Boats',
    noBoatsYet: 'No boats yet',
    firstUse: 'Boats come from the entries of this tournament.',
    goToEntries: 'Go to entries',
    printList: 'Print sheets',
    day: 'Day',
    dayNumber: 'Day {day, number}',
  },
} as const
