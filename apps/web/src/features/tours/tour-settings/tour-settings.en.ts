export const texts = {
  describeDefaults: {
    solo: 'Solo',
    teamsOf: 'Teams of {teamSize, number}',
    feePer: {
      angler: '{fee} per angler',
      team: '{fee} per team',
      boat: '{fee} per boat',
    },
    fishLimit: '{count, number} fish',
    flights: '{count, plural, one {# flight} other {# flights}}',
    bigFish: 'Big fish',
    sidePot: 'Side pot',
    paysByFieldSize: 'pays by field size',
    paysInSteps: 'pays {places, number} up to {boats, number} boats, then 1 more per {oneMorePer, number}',
    paysOneIn: 'pays 1 in {boats, number}',
    paysPlaces: 'pays {count, plural, one {# place} other {# places}}',
  },
} as const
