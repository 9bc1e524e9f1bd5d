/** The only door to raffle entries for other features. */
export { keepTickets, raffleEntryStore, seenEntries, ticketRowsOf, ticketsIn } from './tournament-raffle-entries.store.ts'
