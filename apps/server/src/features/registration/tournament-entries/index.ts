/** The only door to entries for other features. */

export { appendFresh, bookPaid, hearMoney, moneyOf, NO_MONEY, settled, settlingOf } from './boat-money.ts'
export { entriesAtHand } from './entries-at-hand.ts'
export { refuseLocked, refuseNoRoom } from './holds.ts'
export { inBookOf } from './match-anglers.ts'
export { loadEntry, ofEntry } from './of-entry.ts'
export { joinTour, loadPeople, type People, refuseStranger } from './people.ts'
export { onTournament } from './queued-call.ts'
export { refundedAmong } from './refunded-among.ts'
export { refuseRecorded } from './refuse-recorded.ts'
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
