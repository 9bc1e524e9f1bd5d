export { describeDefaults, feeOfTour, settingsOfTour } from './describe-defaults.ts'
export { tourSettingsQuery } from './tour-settings.queries.ts'
