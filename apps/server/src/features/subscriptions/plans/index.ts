/** The only door to what the level of a director allows, for other features. */
export { type DirectorLimit, limitsOf } from './limits-of.ts'
