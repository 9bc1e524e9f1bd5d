/** The only door to calcuttas for other features. */
export { buyersIn, keepCalcutta, lotsBoughtBy, moveLots, movementOfLot, wholeCalcutta } from './calcuttas.store.ts'
export { calcuttaOf } from './read-calcutta.ts'
