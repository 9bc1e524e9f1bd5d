export const texts = {
  place: 'Event, lake, city, state or ZIP code',
  search: 'Search',
  here: 'Set Current Location',
  week: 'This week',
  noGeolocation: 'Geolocation is not supported by this browser.',
  notAllowed: 'Your device didn’t share its location. Allow it, or search for a place.',
  unknown: 'We don’t know {place}. Try a lake, a ZIP code, or a city and its state, like Quitman, TX.',
  several: 'There’s more than one {place}. Choose one.',
  around: 'Search near',
} as const
