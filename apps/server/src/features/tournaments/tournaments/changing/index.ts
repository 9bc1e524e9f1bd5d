/** Changing a tournament as a whole. A door of its own: it needs weights, people and tours, which need the tournament itself. */
export { tourToEdit } from './check-references.ts'
export { updateTournament } from './update-tournament.ts'
