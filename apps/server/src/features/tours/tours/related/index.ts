/** What comes with a tour: its people, tournaments and settings. A door of its own: those need the tour itself. */
export { withDirectorNames } from './director-names.ts'
export { ownerAfter, ownerOf } from './owner.ts'
export { settingsFor, tournamentsOf } from './records-of-tour.ts'
