/** The only door to calcuttas for other features. */
export { buyersIn, moveLots } from './calcuttas.store.ts'
