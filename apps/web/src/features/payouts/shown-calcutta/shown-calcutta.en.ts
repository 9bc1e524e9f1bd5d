export const texts = {
  title: 'Calcutta',
  pool: 'Pool {pool}: top places get {places}%.',
  open: 'Bidding is open.',
  boat: 'Boat',
  lot: 'Lot',
  field: 'The field: {boats, plural, one {1 boat} other {# boats}}',
  price: 'Sold for {price}',
  mine: 'You bought this',
  won: '{place}: payout to {buyer}',
  none: 'No boats sold yet.',
} as const
