/** The only door to the public cards of anglers for other features. */
export { publicCardOf } from './public-card-of.ts'
