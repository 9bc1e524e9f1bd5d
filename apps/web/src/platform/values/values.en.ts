export const texts = {
  flight: 'Flight {number, number}',
  entryName: {
    noAngler: 'No angler',
    boatInSentence: 'boat {number} ({anglers})',
    boat: 'Boat {number} ({anglers})',
  },
  typedWeight: {
    moreThanAnyScaleReads: '{value} is more than any scale reads. Delete a digit.',
    example: '{unit, select, lb_oz {Ounces go from 0 to 15, as in 1-08} in {A number, as in 1.50} other {A number, as in 1.25}}',
    spoken:
      '{sign, select, minus {minus } other {}}{pounds, plural, one {# pound} other {# pounds}} {ounces, plural, one {# ounce} other {# ounces}}',
    spokenNumber: '{number} {unit, select, kg {kilograms} in {inches} other {pounds}}',
    tooManyDigits: '{value} has too many digits: use {decimals, number} after the decimal point.',
  },
} as const
