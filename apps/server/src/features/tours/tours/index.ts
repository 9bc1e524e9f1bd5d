/** The only door to tours, their settings and seasons for other features. */
export { seasonsOfTours } from '../seasons/seasons.store.ts'
export { tourSettingsOf } from '../tour-settings/tour-settings.store.ts'
export { findTour, type TourRow, tourStore } from './tours.store.ts'
