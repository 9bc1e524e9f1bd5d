/** The only door to places for other features. */
export { findPlace, locate } from './find-place.ts'
