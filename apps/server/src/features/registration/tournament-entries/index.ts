/** The only door to entries for other features. */
export { entryCounts } from './tournament-entries.queries.ts'
export { type EntryRow, entriesOf, entryStore, findEntry, lockField, unassignFlight } from './tournament-entries.store.ts'
