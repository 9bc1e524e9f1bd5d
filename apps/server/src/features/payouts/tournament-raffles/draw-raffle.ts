import { refused } from '@ramplight/domain/kernel/errors'
import { inDrawOrder, ticketText, writeNumbers } from '@ramplight/domain/payouts/raffle-draw'
import { and, eq, lte } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Queryable } from '#platform/database/types'
import { sha256 } from '#platform/sha256'
import { lastNumberOf, raffleEntryStore } from '../tournament-raffle-entries/index.ts'
import { refuseSilent } from './refuse-silent.ts'
import { type RaffleRow, seedOf, raffleStore as store } from './tournament-raffles.store.ts'

const tickets = raffleEntryStore.table

/** `passOver`: the number of the winner who is not there. `anyway`: draw without the devices that have not been heard from. */
type Request = { passOver: number | null; anyway: boolean }

/** The raffle is held, so that no ticket is sold or taken back meanwhile. */
export const drawRaffle = (db: Db, id: string, { passOver, anyway }: Request, doer: Doer): Promise<RaffleRow> =>
  inTransaction(db, async (tx) => {
    const [raffle] = await store.lockMany(tx, [id])
    if (!raffle || raffle.deleted) throw refused('record.not-found')
    const { draw } = raffle
    if (raffle.winning_entry && !draw) throw refused('raffle.drawn')
    // A second tap, or somebody else was faster.
    if (draw && draw.winner !== passOver) return raffle
    const passedOver = draw ? [...draw.passedOver, draw.winner] : []
    if (!draw && !anyway) await refuseSilent(tx, raffle, doer)
    const drawnUpTo = draw ? raffle.drawnUpTo : await lastNumberOf(tx, id)
    const sold = await soldIn(tx, id, drawnUpTo)
    if (!sold.size) throw refused('raffle.no-tickets')
    const seed = draw?.seed ?? (await seedOf(tx, raffle))
    const order = inDrawOrder([...sold.keys()].map((number) => ({ number, digest: sha256(ticketText(seed, number)) })))
    const winner = order.find((number) => !passedOver.includes(number))
    if (winner === undefined) throw refused('raffle.nobody-left')
    const changes = {
      winning_entry: sold.get(winner)!,
      drawnUpTo,
      draw: { seed, numbers: writeNumbers([...sold.keys()]), passedOver, winner, at: doer.at },
    }
    const [drawn] = await store.updateMany(tx, [{ before: raffle, changes }], doer, aboutRaffle)
    return drawn!
  })

/** The ids of the tickets that are sold, by their number; without those that came after the draw. */
async function soldIn(tx: Queryable, raffle: string, drawnUpTo: number | null): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: tickets.id, number: tickets.entryNumber })
    .from(tickets)
    .where(
      and(eq(tickets.raffle, raffle), eq(tickets.deleted, false), drawnUpTo === null ? undefined : lte(tickets.entryNumber, drawnUpTo)),
    )
  return new Map(rows.map(({ id, number }) => [number, id]))
}

export const aboutRaffle = ({ tournament, name }: RaffleRow) => ({ tournament, summary: `Raffle ${name}` })
