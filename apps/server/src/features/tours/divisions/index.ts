/** The only door to divisions for other features. */
export { type DivisionRow, divisionStore, presentDivisions } from './divisions.store.ts'
