/** The only door to the settings of tours for other features. */
export { settingsOfTours, storedSettings, tourSettingsOf } from './tour-settings.store.ts'
