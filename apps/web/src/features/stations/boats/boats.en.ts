export const texts = {
  boatHeading: {
    dayHad: 'Day {day, number}, {weight} so far',
    nowPlace: 'now {place}',
    dueAt: 'due {time}',
    bag: 'bag {bag}',
    moreForThisBag: 'More for this bag',
    anotherBoat: 'Another boat',
  },
  boatRow: {
    disqualified: 'Disqualified',
    unpaid: 'Unpaid',
    notCheckedIn: 'Not checked in',
  },
  pickBoat: {
    boats: 'Boats',
    queue: 'In line <span>{count, number}</span>',
    findBoatByName: 'Find a boat by name',
    name: 'Name',
    found: '{count, number} found',
    boatsStillToWeigh: '{waiting, number} of {entries, number} still to weigh',
    boat: 'Boat',
    boatNumber: 'Boat number',
    next: {
      count: 'Count next',
      weigh: 'Weigh next',
    },
    take: {
      count: 'Count',
      weigh: 'Weigh',
    },
    typeNumberOrTap: 'Type its number, or tap it in the list',
    noBoatHasThisNumber: 'No boat has this number',
  },
} as const
