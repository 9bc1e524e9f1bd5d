/** The only door to tours for other features; what comes with a tour goes through it too. */
export { seasonsOfTours } from '../seasons/index.ts'
export { settingsOfTours, tourSettingsOf } from '../tour-settings/index.ts'
export { withDirectorNames } from './director-names.ts'
export { idsOfToursEditedBy } from './edited-by.ts'
export { settingsFor, tournamentsOf } from './hanging-on.ts'
export { ownerAfter, ownerOf } from './owner.ts'
export { refuseForeignTour } from './refuse-foreign-tour.ts'
export { findTour, idsOfToursDirectedBy, payoutsOfTours, type TourRow, tourStore } from './tours.store.ts'
