import { refused } from '@ramplight/domain/kernel/errors'
import { linesOfTicket } from '@ramplight/domain/money/ticket-lines'
import { isLate } from '@ramplight/domain/payouts/late-tickets'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm'
import { type Movement, paidElsewhere, posting } from '#features/payments/ledger/index'
import { idsRunBy } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { insertRows } from '#platform/database/insert-rows'
import { onlyNew } from '#platform/database/only-new'
import { type Records, records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tournamentRaffles as raffles } from '../tournament-raffles/index.ts'
import { tournamentRaffleEntries as entries } from './tournament-raffle-entries.table.ts'

const stored = records(entries, 'tournament-raffle-entries')

/** The policy `raffle-entry.see` as a condition: one's own, and those of the tournaments one runs. */
export function seenEntries(db: Queryable, actor: Actor | null): SQL<boolean> {
  if (!actor) return sql<boolean>`false`
  const run = db
    .select({ id: raffles.id })
    .from(raffles)
    .where(and(eq(raffles.deleted, false), inArray(raffles.tournament, idsRunBy(db, actor))))
  return sql<boolean>`(${or(eq(entries.user, actor.id), inArray(entries.raffle, run))})`
}

type TicketRow = typeof entries.$inferSelect

/** What tickets have brought in, in the book of their tournament. */
async function movementsOf(tx: Queryable, rows: TicketRow[]): Promise<Movement[]> {
  const ids = [...new Set(rows.map(({ raffle }) => raffle))]
  const found = ids.length
    ? await tx.select({ id: raffles.id, tournament: raffles.tournament }).from(raffles).where(inArray(raffles.id, ids))
    : []
  const tournaments = new Map(found.map(({ id, tournament }) => [id, tournament]))
  const elsewhere = await paidElsewhere(
    tx,
    rows.map(({ id }) => id),
  )
  return rows
    .filter(({ id }) => !elsewhere.has(id))
    .map((row) => ({
      kind: 'raffle',
      source: sourceOfTicket(row.id),
      tournament: tournaments.get(row.raffle) ?? null,
      lines: linesOfTicket(row),
    }))
}

/** All tickets of these raffles, with those that were taken back, in the order of their ids. */
export const ticketRowsOf = async (db: Queryable, ids: string[]): Promise<TicketRow[]> =>
  ids.length ? db.select().from(entries).where(inArray(entries.raffle, ids)).orderBy(asc(entries.id)) : []

/** Tickets that were sold on another server, with their numbers. Their money moved there. */
export async function keepTickets(tx: Queryable, rows: readonly object[]): Promise<void> {
  if (rows.length) await insertRows(tx, entries, [...rows])
}

/** A ticket as the money of a tournament names it. */
export type SoldTicket = { raffle: string; number: number; user: string | null; entrant: string | null }

/** The tickets of a tournament by id, with those that were taken back: their lines stay, too. */
export async function ticketsIn(db: Queryable, tournament: string): Promise<Map<string, SoldTicket>> {
  const { id, entryNumber: number, user, entrant } = entries
  const rows = await db
    .select({ id, number, user, entrant, raffle: raffles.name })
    .from(entries)
    .innerJoin(raffles, eq(entries.raffle, raffles.id))
    .where(eq(raffles.tournament, tournament))
  return new Map(rows.map(({ id, ...ticket }) => [id, ticket]))
}

/** What a ticket was posted for. */
export const sourceOfTicket = (record: string) => ({ family: stored.name, record })

/** Every ticket that somebody bought, with its raffle, and with what was taken back. */
export const ticketsBoughtBy = (db: Queryable, user: string) =>
  db
    .select({ id: entries.id, raffle: raffles.id, name: raffles.name, tournament: raffles.tournament })
    .from(entries)
    .innerJoin(raffles, eq(entries.raffle, raffles.id))
    .where(eq(entries.user, user))
    .orderBy(asc(raffles.id), asc(entries.entryNumber))

/**
 * Raffles are held while their entries get the next numbers, so that two stations selling at once sell one after the other:
 * no number twice, and none left out; and so that nobody draws an entry while it is taken back. A repeat takes no number.
 * As many statements for a hundred entries as for one.
 */
const numbered: Records<typeof entries> = {
  ...stored,
  async insertMany(tx, values, doer, about) {
    if (!values.length) return []
    const ids = [...new Set(values.map(({ raffle }) => raffle))]
    const held = await holdRaffles(tx, ids)
    const fresh = await onlyNew(tx, stored, values)
    refuseSold(held, new Set(fresh.map(({ raffle }) => raffle)), doer)
    const last = await lastNumbers(tx, ids)
    const withNumbers = fresh.map((one) => {
      const entryNumber = (last.get(one.raffle) ?? 0) + 1
      last.set(one.raffle, entryNumber)
      return { ...one, entryNumber }
    })
    return stored.insertMany(tx, withNumbers, doer, about)
  },
  async updateMany(tx, rows, doer, about, action) {
    const moved = rows.filter(({ before, changes }) => changes.deleted !== undefined && changes.deleted !== before.deleted)
    const held = moved.length ? await holdRaffles(tx, [...new Set(moved.map(({ before }) => before.raffle))]) : []
    const raffleOf = new Map(held.map((raffle) => [raffle.id, raffle]))
    for (const { before } of moved) refuseTaking(before, raffleOf.get(before.raffle))
    return stored.updateMany(tx, rows, doer, about, action)
  },
}
export const raffleEntryStore = posting(numbered, movementsOf)

/** The highest number of a ticket of this raffle, also of one that was taken back; 0 before the first. */
export const lastNumberOf = async (tx: Queryable, raffle: string): Promise<number> => (await lastNumbers(tx, [raffle])).get(raffle) ?? 0

const holdRaffles = (tx: Queryable, ids: string[]) =>
  tx.select().from(raffles).where(inArray(raffles.id, ids)).orderBy(asc(raffles.id)).for('update')

type Drawn = Pick<typeof raffles.$inferSelect, 'winning_entry' | 'drawnUpTo'>

/** A ticket that took part in a draw stays, or the draw could not be checked. One that came after it was in none. */
export function refuseTaking(ticket: Pick<TicketRow, 'id' | 'entryNumber'>, raffle: Drawn | undefined): void {
  if (!raffle?.winning_entry) return
  if (raffle.winning_entry === ticket.id) throw refused('raffle.won', { number: ticket.entryNumber })
  if (!isLate(raffle, ticket)) throw refused('raffle.drawn')
}

/**
 * Nobody sells a ticket of a raffle that is drawn. A device that had not heard of the draw has sold it, and has the money: such a
 * ticket is kept, with a number after those in the draw.
 */
function refuseSold(held: (typeof raffles.$inferSelect)[], sold: Set<string>, { made: sentByDevice }: Doer): void {
  for (const { id, deleted, winning_entry } of held) {
    if (deleted) throw refused('record.not-found')
    if (winning_entry && sold.has(id) && !sentByDevice) throw refused('raffle.drawn')
  }
}

async function lastNumbers(tx: Queryable, ids: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ raffle: entries.raffle, last: max(entries.entryNumber) })
    .from(entries)
    .where(inArray(entries.raffle, ids))
    .groupBy(entries.raffle)
  return new Map(rows.map(({ raffle, last }) => [raffle, last ?? 0]))
}
