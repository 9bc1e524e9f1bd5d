/** The only door to licences for other features. */
export { licenses } from './licenses.table.ts'
