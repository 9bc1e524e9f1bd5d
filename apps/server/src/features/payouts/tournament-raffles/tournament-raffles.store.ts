import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import { insertRows } from '#platform/database/insert-rows'
import { type Records, records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { everInStore } from '#platform/http/ever-in-store'
import { sha256 } from '#platform/sha256'
import { raffleSeeds as seeds, tournamentRaffles } from './tournament-raffles.table.ts'

const stored = records(tournamentRaffles, 'tournament-raffles')

export type RaffleRow = typeof tournamentRaffles.$inferSelect
export type RaffleWithTournament = { raffle: RaffleRow; tournament: TournamentRow }

const SEED_BYTES = 32

/** A seed for the next draw of each. It is made once: a second time changes nothing. */
async function makeSeeds(tx: Queryable, raffles: readonly RaffleRow[]): Promise<void> {
  if (!raffles.length) return
  const rows = raffles.map(({ id, drawsTakenBack, draw }) => {
    // One that came here with its draw has the seed that it was drawn with.
    const seed = draw?.seed ?? randomBytes(SEED_BYTES).toString('hex')
    return { raffle: id, round: drawsTakenBack, seed, fingerprint: sha256(seed) }
  })
  await insertRows(tx, seeds, rows).onConflictDoNothing()
}

/** Every raffle has a seed from its first moment, and another one once a draw was taken back: what was public decides nothing more. */
export const raffleStore: Records<typeof tournamentRaffles> = {
  ...stored,
  insert: (db, values, doer, about, mine) =>
    inTransaction(db, async (tx) => {
      const row = await stored.insert(tx, values, doer, about, mine)
      await makeSeeds(tx, [row])
      return row
    }),
  async insertMany(tx, values, doer, about) {
    const rows = await stored.insertMany(tx, values, doer, about)
    await makeSeeds(tx, rows)
    return rows
  },
  async updateMany(tx, rows, doer, about, action) {
    const before = new Map(rows.map((one) => [one.before.id, one.before.drawsTakenBack]))
    const written = await stored.updateMany(tx, rows, doer, about, action)
    await makeSeeds(
      tx,
      written.filter(({ id, drawsTakenBack }) => drawsTakenBack !== before.get(id)),
    )
    return written
  },
}

/** Raffles of an event that was fished on another server, as they are: their draws can still be checked. */
export async function keepRaffles(tx: Queryable, rows: readonly object[]): Promise<void> {
  if (rows.length) await makeSeeds(tx, (await insertRows(tx, tournamentRaffles, [...rows]).returning()) as RaffleRow[])
}

/** The fingerprints of these raffles, by id: of their next draw, or of the one that counts. */
export async function fingerprintsOf(db: Queryable, raffles: readonly RaffleRow[]): Promise<Map<string, string>> {
  if (!raffles.length) return new Map()
  const rounds = new Map(raffles.map(({ id, drawsTakenBack }) => [id, drawsTakenBack]))
  const { raffle, round, fingerprint } = seeds
  const rows = await db
    .select({ raffle, round, fingerprint })
    .from(seeds)
    .where(inArray(raffle, [...rounds.keys()]))
  return new Map(rows.filter((row) => rounds.get(row.raffle) === row.round).map((row) => [row.raffle, row.fingerprint]))
}

/** The secret of the draw that comes. For nobody but the draw itself. */
export async function seedOf(tx: Queryable, { id, drawsTakenBack }: RaffleRow): Promise<string> {
  const [row] = await tx
    .select({ seed: seeds.seed })
    .from(seeds)
    .where(and(eq(seeds.raffle, id), eq(seeds.round, drawsTakenBack)))
  if (!row) throw new Error(`Raffle ${id} has no seed for draw ${drawsTakenBack}.`)
  return row.seed
}

/** Raffles with what says who runs them: two statements for any number. */
export async function rafflesWithTournament(db: Queryable, ids: string[]): Promise<Map<string, RaffleWithTournament>> {
  const raffles = await raffleStore.findMany(db, ids)
  const tournaments = raffles.length
    ? await everInStore(tournamentStore)(db, [...new Set(raffles.map((one) => one.tournament))])
    : new Map()
  return new Map(
    raffles.flatMap((raffle) => {
      const tournament = tournaments.get(raffle.tournament)
      return tournament ? [[raffle.id, { raffle, tournament }] as const] : []
    }),
  )
}
