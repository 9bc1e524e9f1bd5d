export const texts = {
  numberList: {
    placesAre: '{count, plural, one {# place} other {# places}}: {list}',
    worthMoreThanPlaceAbove: '{place} is worth more than {placeAbove}: is that right?',
  },
} as const
