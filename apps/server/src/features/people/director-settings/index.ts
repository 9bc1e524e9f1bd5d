/** The only door to what each director has one of, for other features. */
export { findDirectors, ofADirector, rowOf, rowOrDefaults } from './of-a-director.ts'
