/** The only door to tours for other features; what comes with a tour goes through it too. */
export { seasonsOfTours } from '../seasons/index.ts'
export { settingsOfTours, tourSettingsOf } from '../tour-settings/index.ts'
export { ownerAfter, ownerOf } from './owner.ts'
export { findTour, idsOfToursDirectedBy, type TourRow, tourStore } from './tours.store.ts'
