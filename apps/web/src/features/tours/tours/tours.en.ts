export const texts = {
  createTourBox: {
    isYourTour: '{name} is your tour.',
    whatATourIs: 'A tour is the name your tournaments run under. Fees, scoring and payouts are set once and come with it.',
    tourName: 'Tour name',
    nameExample: 'Lake Fork Team Trail',
    createTour: 'Create tour',
  },
  tourForm: {
    basicInfo: 'Basic Info',
    basicInfoPurpose: 'The name tournaments run under.',
    notSet: 'Not set',
    tour: 'Tour',
    iconText: 'Beside your tournaments, for everybody.',
    bannerText: 'Across the top of the page of your tour, for everybody.',
  },
  toursWrites: {
    keyIsUsed: 'is already used by another tour',
  },
  urlKeyField: {
    keyShape: 'Use 3 to 60 letters, digits and dashes',
    addressIsFree: '{host}/tournaments/{key} is free',
    address: '{host}/tournaments/{key}',
    needsInternet: 'Needs internet to check whether it is free.',
    thisKeyIsTaken: 'This key is taken.',
    free: 'Free',
    taken: 'Taken',
  },
} as const
