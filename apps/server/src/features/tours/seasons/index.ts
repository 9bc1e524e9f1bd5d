/** The only door to seasons for other features. */
export { findSeason, type SeasonRow, seasonStore, seasonsOfTours } from './seasons.store.ts'
