/** The only door to calcuttas for other features. */
export { buyersIn, lotsBoughtBy, moveLots, movementOfLot } from './calcuttas.store.ts'
