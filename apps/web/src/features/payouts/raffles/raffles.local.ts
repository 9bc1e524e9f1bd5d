import { type RaffleEntry, raffleEntry, tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { raffle, tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { readFamily } from '#platform/local-families/local-family.ts'
import { byUserName, withUserNames } from '#platform/local-families/local-people.ts'

type Ticket = Pick<RaffleEntry, 'raffle' | 'entryNumber'>

readFamily(tournamentRaffleCalls, {
  tbl: 'tournament-raffles',
  record: raffle,
  indexes: ['tournament'],
  besides: ['tournament-raffle-entries'],
  present: async (raffles, local) => {
    const tickets = (await local.rows<Ticket>('tournament-raffle-entries')).toSorted((a, b) => a.entryNumber - b.entryNumber)
    const numbers = new Map(tickets.map(({ _id, entryNumber }) => [_id, entryNumber]))
    return raffles.map((one) => {
      const raffleEntries = tickets.filter((ticket) => ticket.raffle === one._id).map(({ _id }) => _id)
      return {
        ...one,
        winningNumber: one.winning_entry ? (numbers.get(one.winning_entry) ?? one.winningNumber) : null,
        // Whoever chose a winner by hand on this device has not drawn one.
        draw: one.winning_entry && one.draw?.winner === numbers.get(one.winning_entry) ? one.draw : null,
        sold: raffleEntries.length,
        raffleEntries,
      }
    })
  },
})

readFamily(tournamentRaffleEntryCalls, {
  tbl: 'tournament-raffle-entries',
  record: raffleEntry,
  elsewhere: byUserName,
  indexes: ['raffle', 'user'],
  besides: ['users'],
  present: withUserNames,
})
