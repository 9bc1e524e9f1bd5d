export const texts = {
  pointsSection: {
    openTournamentGivesNoPoints: 'This is an open tournament, so it gives no season points, whatever is set here.',
    places: 'Places',
    asManyAsBoats: 'As many as boats',
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
