/** The only door to season standings for other features. */
export { findSeasonToEdit } from './season-to-edit.ts'
