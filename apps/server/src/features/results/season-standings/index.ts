/** The only door to season standings for other features. */
export { countStandings } from './count-standings.ts'
export { mergeInStandings } from './merge-in-standings.ts'
export { findSeasonToEdit } from './season-to-edit.ts'
