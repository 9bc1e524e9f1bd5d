import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm'
import { idsRunBy } from '#features/tournaments/tournaments/index'
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

/**
 * Raffles are held while their entries get the next numbers, so that two stations selling at once sell one after the other:
 * no number twice, and none left out; and so that nobody draws an entry while it is taken back. A repeat takes no number.
 * As many statements for a hundred entries as for one.
 */
export const raffleEntryStore: Records<typeof entries> = {
  ...stored,
  async insertMany(tx, values, doer, about) {
    if (!values.length) return []
    const ids = [...new Set(values.map(({ raffle }) => raffle))]
    const held = await holdRaffles(tx, ids)
    const fresh = await onlyNew(tx, stored, values)
    refuseDrawn(held, new Set(fresh.map(({ raffle }) => raffle)))
    const last = await lastNumbers(tx, ids)
    const numbered = fresh.map((one) => {
      const entryNumber = (last.get(one.raffle) ?? 0) + 1
      last.set(one.raffle, entryNumber)
      return { ...one, entryNumber }
    })
    return stored.insertMany(tx, numbered, doer, about)
  },
  async updateMany(tx, rows, doer, about, action) {
    const held = action === 'deleted' ? await holdRaffles(tx, [...new Set(rows.map(({ before }) => before.raffle))]) : []
    const winners = new Set(held.map(({ winning_entry }) => winning_entry))
    for (const { before } of rows) if (winners.has(before.id)) throw hasWon(before)
    return stored.updateMany(tx, rows, doer, about, action)
  },
}

const holdRaffles = (tx: Queryable, ids: string[]) =>
  tx.select().from(raffles).where(inArray(raffles.id, ids)).orderBy(asc(raffles.id)).for('update')

export const hasWon = ({ entryNumber }: { entryNumber: number }) => refused('raffle.won', { number: entryNumber })

/** Whoever buys now was not in the draw. */
function refuseDrawn(held: (typeof raffles.$inferSelect)[], sold: Set<string>): void {
  for (const { id, deleted, winning_entry } of held) {
    if (deleted) throw refused('record.not-found')
    if (winning_entry && sold.has(id)) throw refused('raffle.drawn')
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
