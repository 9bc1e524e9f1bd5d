/** The only door to places for other features. */
export { findAddresses } from './find-addresses.ts'
export { placeNames } from './find-names.ts'
export { findPlace, locate } from './find-place.ts'
