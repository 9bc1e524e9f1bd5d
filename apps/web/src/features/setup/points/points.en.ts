export const texts = {
  pointsSection: {
    openTournamentGivesNoPoints: 'Open tournaments give no season points, whatever you set here.',
    places: 'Places',
    asManyAsBoats: 'One per boat',
    boatsWithoutWeight: 'Boats without weight',
    belowTheLastBoat: 'Below the last boat with weight',
    noWeightCountsAsOthers: 'Counted like the others',
    noWeightGetsPointsAbove: 'The points above',
    bonusPoints: 'Bonus points',
    times: 'times',
    customNumber: 'Other number',
  },
  pointsStrip: {
    pointsPreview: 'Points preview',
    boatsThatWeigh: 'Boats that weigh',
    noFish: 'No fish',
  },
} as const
