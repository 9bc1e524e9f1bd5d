export const texts = {
  createTourBox: {
    isYourTour: '{name} created.',
    whatATourIs: 'A tour is the name your tournaments run under. Set fees, scoring and payouts once, and every tournament uses them.',
    tourName: 'Tour name',
    nameExample: 'Lake Fork Team Trail',
    createTour: 'Create tour',
  },
  tourForm: {
    basicInfo: 'Basic Info',
    basicInfoPurpose: 'The name tournaments run under.',
    notSet: 'Not set',
    water: { Freshwater: 'Freshwater', Saltwater: 'Saltwater', Both: 'Both' },
    tour: 'Tour',
    iconText: 'Shown next to your tournaments.',
    bannerText: 'Shown across the top of your tour page.',
  },
  toursWrites: {
    keyIsUsed: 'is already used by another tour',
  },
  urlKeyField: {
    keyShape: 'Use 3 to 60 letters, digits and dashes',
    addressIsFree: '{host}/tournaments/{key} is free',
    address: '{host}/tournaments/{key}',
    needsInternet: 'Needs internet to check if it’s free.',
    thisKeyIsTaken: 'This key is taken.',
    free: 'Free',
    taken: 'Taken',
  },
} as const
