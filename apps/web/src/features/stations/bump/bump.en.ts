export const texts = {
  bumpForm: {
    fish: 'Fish',
    dead: 'Dead',
    short: 'Short',
    species: 'Species',
    mixedOrNotSaid: 'Mixed or not specified',
    countsAreKept: 'Your counts are still here. Send them again.',
    disqualifiedTakesNoPlace: 'Disqualified: doesn’t place',
    penalties: 'Penalties <b>−{weight}</b>',
    noPenalties: 'No penalties',
    inLine: 'In line: {boats}',
    sendToScale: 'Send to scale',
  },
  bumpStation: {
    boatInLineForScale: '{boat} is in line for the scale.',
    inLineForScale: 'In line for the scale',
    weighed: 'Weighed',
  },
} as const
