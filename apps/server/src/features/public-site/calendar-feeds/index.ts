/** The only door to calendars of single people. */
export { feedPath } from './feed-path.ts'
export { tournamentsOfFeed } from './own-tournaments.ts'
