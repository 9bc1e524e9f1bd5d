/** The only door to raffle entries for other features. */
export { raffleEntryStore, seenEntries, ticketsIn } from './tournament-raffle-entries.store.ts'
