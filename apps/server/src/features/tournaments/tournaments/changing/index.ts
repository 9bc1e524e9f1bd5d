/** Changing a tournament as a whole. A door of its own: it needs weights, people and tours, which need the tournament itself. */
export { addCoDirector } from './add-co-director.ts'
export { tourToEdit } from './check-references.ts'
export { updateTournament } from './update-tournament.ts'
