/** The only door to entries for other features. */

export { entriesAtHand } from './entries-at-hand.ts'
export { refuseLocked, refuseNoRoom } from './holds.ts'
export { leftOf, markPaidByCard, markUnpaid, notePartsPaid, postedBesideTick, postedByTickOf } from './mark-paid-by-card.ts'
export { inBookOf } from './match-anglers.ts'
export { loadEntry, ofEntry } from './of-entry.ts'
export { joinTour, loadPeople, type People, refuseStranger } from './people.ts'
export { postEntries } from './post-entries.ts'
export { onTournament } from './queued-call.ts'
export { entryCounts, includes as inBoat } from './tournament-entries.queries.ts'
export {
  type EntryRow,
  entriesOf,
  entryStore,
  entrySubject,
  findEntry,
  lockField,
  storedEntries,
  unassignFlight,
} from './tournament-entries.store.ts'
