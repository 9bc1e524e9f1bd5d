/** The only door to what each director has one of, for other features. */
export { settingsOf } from './director-settings.store.ts'
export { findDirectors, ofADirector, rowOf, rowOrDefaultsOf } from './of-a-director.ts'
