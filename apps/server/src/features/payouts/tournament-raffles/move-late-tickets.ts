import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { isLate } from '@ramplight/domain/payouts/late-tickets'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import { raffleEntryStore, ticketRowsOf } from '../tournament-raffle-entries/index.ts'
import { aboutRaffle } from './draw-raffle.ts'
import { type RaffleRow, raffleStore as store } from './tournament-raffles.store.ts'

/**
 * The tickets that came in after the draw become a raffle of their own, with their numbers and their money: its secret is made now, so
 * nobody could know its winner when they bought. `_id`: of that raffle.
 */
export const moveLateTickets = (
  db: Db,
  id: string,
  { _id = newId(), name }: { _id?: string | undefined; name: string },
  doer: Doer,
): Promise<RaffleRow> =>
  inTransaction(db, async (tx) => {
    const [drawn] = await store.lockMany(tx, [id])
    if (!drawn || drawn.deleted) throw refused('record.not-found')
    const late = (await ticketRowsOf(tx, [id])).filter((ticket) => !ticket.deleted && isLate(drawn, ticket))
    if (!late.length) throw refused('raffle.no-late-tickets')
    const { tournament, cost, active, description } = drawn
    const [raffle] = await store.insertMany(tx, [{ id: _id, tournament, name, cost, active, description }], doer, aboutRaffle)
    await raffleEntryStore.updateMany(
      tx,
      late.map((before) => ({ before, changes: { raffle: _id } })),
      doer,
      ({ entryNumber }) => ({ tournament, summary: `Raffle entry ${entryNumber} moved to ${name}` }),
    )
    return raffle!
  })
