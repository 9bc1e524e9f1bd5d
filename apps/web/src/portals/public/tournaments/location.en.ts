export const texts = {
  place: 'City, state or ZIP code',
  search: 'Search',
  here: 'Set Current Location',
  week: 'This week',
  noGeolocation: 'Geolocation is not supported by this browser.',
  notAllowed: 'Your device did not tell where it is. Allow it, or search for a place.',
} as const
