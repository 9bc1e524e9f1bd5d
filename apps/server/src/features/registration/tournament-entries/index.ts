/** The only door to entries for other features. */
export { type EntryRow, entriesOf, entryStore, findEntry } from './tournament-entries.store.ts'
