import { idsOf } from '@ramplight/contract/kernel/envelope'
import { newId } from '@ramplight/contract/kernel/new-id'
import {
  type RaffleEntry,
  raffleEntry,
  tournamentRaffleEntryCalls as ticketCalls,
} from '@ramplight/contract/payouts/tournament-raffle-entries'
import { type Raffle, tournamentRaffleCalls as raffleCalls, raffle as raffleRecord } from '@ramplight/contract/payouts/tournament-raffles'
import { refused } from '@ramplight/domain/kernel/errors'
import { paidOfTicket } from '@ramplight/domain/money/ticket-lines'
import { isLate } from '@ramplight/domain/payouts/late-tickets'
import type { Local } from '#platform/local/answers/local.ts'
import { eachForItself } from '#platform/local-writes/each-for-itself.ts'
import { creation, recordIn } from '#platform/local-writes/local-records.ts'
import { plainWrites } from '#platform/local-writes/plain-writes.ts'
import { refuseInUse } from '#platform/local-writes/refuse-in-use.ts'
import { subjectOf, tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'

const RAFFLES = 'tournament-raffles'
const TICKETS = 'tournament-raffle-entries'
/** Numbers are the server's: until it has the ticket, it has none. */
const NO_NUMBER = 0

const runBy = async (local: Local, tournament: string) => subjectOf(await tournamentFor(local, tournament, 'tournament.run'))
const raffleFor = (local: Local, id: string): Promise<Raffle> => recordIn(local, RAFFLES, id, raffleRecord)

plainWrites(raffleCalls, {
  tbl: RAFFLES,
  subject: async ({ tournament = '', active }: Partial<Raffle>, local: Local) => ({ tournament: await runBy(local, tournament), active }),
  onRemove: ({ _id, name }, { local }) => refuseInUse(local, { _id, name }, [{ users: 'users.entries', tbl: TICKETS, field: 'raffle' }]),
})

/** Whoever buys now was not in the draw. Whoever was in it stays; a ticket that came after it may go. */
function refuseDrawn(raffle: Raffle, ticket?: RaffleEntry): void {
  const { winning_entry } = raffle
  if (ticket && winning_entry === ticket._id) throw refused('raffle.won', { number: ticket.entryNumber })
  if (winning_entry && !(ticket && isLate(raffle, ticket))) throw refused('raffle.drawn')
}

plainWrites(ticketCalls, {
  tbl: TICKETS,
  subject: async ({ raffle = '', user = null }: Partial<RaffleEntry>, local: Local) => ({
    user,
    tournament: await runBy(local, (await raffleFor(local, raffle)).tournament),
  }),
  onCreate: async (body, { local }) => {
    const raffle = await raffleFor(local, body.raffle)
    refuseDrawn(raffle)
    return { entryNumber: NO_NUMBER, paid: paidOfTicket(raffle.cost, body) }
  },
  onRemove: async (ticket, { local }) => refuseDrawn(await raffleFor(local, ticket.raffle), ticket),
})

/** Tickets that somebody buys at once; those that are here already stay as they are. */
write(ticketCalls.bulkCreate, async ({ body }, local) => {
  const tickets = body.map((ticket) => ({ ...ticket, _id: ticket._id ?? newId() }))
  const raffles = new Map<string, Raffle>()
  for (const { raffle } of tickets) if (!raffles.has(raffle)) raffles.set(raffle, await raffleFor(local, raffle))
  for (const { tournament } of raffles.values()) await runBy(local, tournament)
  const ids = tickets.map(({ _id }) => _id)
  const here = new Set((await local.rowsOf(TICKETS, ids)).map(({ _id }) => _id))
  const at = local.now().toISOString()
  return eachForItself(
    tickets,
    ({ _id }) => _id,
    (ticket) => {
      if (here.has(ticket._id)) return []
      const raffle = raffles.get(ticket.raffle)!
      refuseDrawn(raffle)
      const filled = { entryNumber: NO_NUMBER, paid: paidOfTicket(raffle.cost, ticket) }
      return [creation(TICKETS, ticket._id, { create: ticketCalls.create.body!, record: raffleEntry }, { body: ticket, filled, at })]
    },
  )
})

write(ticketCalls.deleteByArray, async ({ body }, local) => {
  const ids = [...new Set(idsOf(body))]
  const tickets = new Map<string, { ticket: RaffleEntry; raffle: Raffle }>()
  for (const id of ids) {
    if (!(await local.row(TICKETS, id))) continue
    const ticket = await recordIn(local, TICKETS, id, raffleEntry)
    const raffle = await raffleFor(local, ticket.raffle)
    await runBy(local, raffle.tournament)
    tickets.set(id, { ticket, raffle })
  }
  return eachForItself(
    ids,
    (id) => id,
    (id) => {
      const found = tickets.get(id)
      if (!found) throw refused('record.not-found')
      refuseDrawn(found.raffle, found.ticket)
      return [{ kind: 'delete', tbl: TICKETS, id }]
    },
  )
})
