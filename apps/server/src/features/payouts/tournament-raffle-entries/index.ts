/** The only door to raffle entries for other features. */
export {
  keepTickets,
  raffleEntryStore,
  seenEntries,
  sourceOfTicket,
  ticketRowsOf,
  ticketsBoughtBy,
  ticketsIn,
} from './tournament-raffle-entries.store.ts'
