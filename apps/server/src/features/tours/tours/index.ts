/** The only door to tours for other features. */
export { tourSettingsOf } from '../tour-settings/tour-settings.store.ts'
export { findTour, type TourRow, tourStore } from './tours.store.ts'
