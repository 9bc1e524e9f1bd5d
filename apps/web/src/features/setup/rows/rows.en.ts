export const texts = {
  numberList: {
    worthMoreThanPlaceAbove: '{place} is worth more than {placeAbove}: is that right?',
  },
} as const
