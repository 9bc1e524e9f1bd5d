/** The only door to raffle entries for other features. */
export {
  keepTickets,
  lastNumberOf,
  raffleEntryStore,
  seenEntries,
  sourceOfTicket,
  ticketRowsOf,
  ticketsBoughtBy,
  ticketsIn,
} from './tournament-raffle-entries.store.ts'
