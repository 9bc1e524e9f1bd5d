import { tournamentRaffleCalls as calls, type OwnRaffle, raffle } from '@ramplight/contract/payouts/tournament-raffles'
import { refused } from '@ramplight/domain/kernel/errors'
import { phrase } from '@ramplight/domain/kernel/refusal-phrases'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, desc, eq, inArray, max, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { idsRunBy, idsSeenBy, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { everInStore } from '#platform/http/ever-in-store'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { raffleEntryStore, seenEntries } from '../tournament-raffle-entries/index.ts'
import { aboutRaffle, drawRaffle } from './draw-raffle.ts'
import { moveLateTickets } from './move-late-tickets.ts'
import { fingerprintsOf, type RaffleRow, rafflesWithTournament, raffleStore as store } from './tournament-raffles.store.ts'

const { table } = store
const entries = raffleEntryStore.table

/** How many entries each raffle has, and the last number that was given; every raffle is in the answer, because it is asked for as a parent of itself. */
async function soldOf(db: Queryable, ids: string[]): Promise<Map<string, { sold: number; last: number }>> {
  const rows = await db
    .select({
      raffle: entries.raffle,
      sold: sql<number>`count(*) filter (where not ${entries.deleted})`.mapWith(Number),
      last: max(entries.entryNumber),
    })
    .from(entries)
    .where(inArray(entries.raffle, ids))
    .groupBy(entries.raffle)
  const sold = new Map(rows.map((row) => [row.raffle, row]))
  return new Map(ids.map((id) => [id, { sold: sold.get(id)?.sold ?? 0, last: sold.get(id)?.last ?? 0 }]))
}

/** With the entries that the viewer may see. The winning number is called out to everybody. */
async function present(rows: RaffleRow[], viewer: Actor | null, { db }: Deps) {
  const raffles = rows.map(({ id }) => id)
  const winners = rows.flatMap(({ winning_entry }) => winning_entry ?? [])
  const seen = or(seenEntries(db, viewer), inArray(entries.id, winners))
  const { id, raffle, entryNumber } = entries
  const found = raffles.length
    ? await db
        .select({ id, raffle, entryNumber, isSeen: seenEntries(db, viewer).as<boolean>('is_seen') })
        .from(entries)
        .where(and(inArray(raffle, raffles), eq(entries.deleted, false), seen))
        .orderBy(asc(entryNumber))
    : []
  const [fingerprints, sold] = await Promise.all([fingerprintsOf(db, rows), soldOf(db, raffles)])
  const numbers = new Map(found.map((one) => [one.id, one.entryNumber]))
  return rows.map((row) => ({
    ...toRecord(row),
    fingerprint: fingerprints.get(row.id) ?? null,
    sold: sold.get(row.id)?.sold ?? 0,
    winningNumber: numbers.get(row.winning_entry ?? '') ?? null,
    raffleEntries: found.filter((one) => one.isSeen && one.raffle === row.id).map((one) => one.id),
  }))
}

/** The raffles that somebody has tickets in, the newest tournament first. */
async function ownRaffles(viewer: Actor, deps: Deps): Promise<OwnRaffle[]> {
  const { db } = deps
  const events = tournamentStore.table
  const rows = await db
    .select({ row: table, number: entries.entryNumber, tournamentName: events.name, startDate: events.startDate })
    .from(entries)
    .innerJoin(table, eq(entries.raffle, table.id))
    .innerJoin(events, eq(table.tournament, events.id))
    .where(and(eq(entries.user, viewer.id), eq(entries.deleted, false), eq(table.deleted, false)))
    .orderBy(desc(events.startDate), asc(table.name), asc(table.id), asc(entries.entryNumber))
  const own = [...Map.groupBy(rows, ({ row }) => row.id).values()]
  const raffles = await present(
    own.map((tickets) => tickets[0]!.row),
    viewer,
    deps,
  )
  return own.map((tickets, index) => ({
    raffle: raffles[index]!,
    ...{ tournamentName: tickets[0]!.tournamentName, startDate: tickets[0]!.startDate },
    numbers: tickets.flatMap(({ number }) => number ?? []),
  }))
}

/** Raffles of a tournament. Who runs it writes them; an active one is seen by everybody who sees the tournament. */
export function tournamentRaffleRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store,
      scope: (actor, { db }) =>
        or(inArray(table.tournament, idsRunBy(db, actor)), and(eq(table.active, true), inArray(table.tournament, idsSeenBy(db, actor)))),
      parents: { tournament: inStore(tournamentStore), winning_entry: everInStore(raffleEntryStore), id: soldOf },
      references: { winning_entry: inStore(raffleEntryStore) },
      // An entry wins its own raffle and no other.
      subject: ({ id, active }, { tournament, winning_entry }) => {
        const isStranger = winning_entry && winning_entry.raffle !== id
        return isStranger || !tournament ? null : { tournament: tournamentSubject(tournament), active }
      },
      onCreate: ({ active }: { active?: boolean }) => ({ active: active ?? raffle.starts.active }),
      // Whoever chooses the winner by hand, or takes it back, ends the draw: its seed is known, so that the next one has another.
      onChange: ({ winning_entry }: { winning_entry?: string | null }, row, { parents }) =>
        winning_entry === undefined || winning_entry === row.winning_entry
          ? {}
          : {
              ...(row.draw && { draw: null, drawsTakenBack: row.drawsTakenBack + 1 }),
              drawnUpTo: winning_entry === null ? null : (row.drawnUpTo ?? parents.id?.last ?? null),
            },
      onRemove: ({ name }, { parents }) => {
        if (parents.id?.sold) throw refused('record.in-use', { name, users: [phrase('users.entries')] })
      },
      present,
      about: aboutRaffle,
    },
    {
      bulkCreate: calls.bulkCreate,
      restore: calls.restore,
      bulkDeletes: [calls.bulkDelete, calls.deleteByArray],
      pagedSearch: calls.pagedSearch,
    },
  )

  route(app, deps, calls.mine, { handle: (ctx) => ownRaffles(signedIn(ctx), ctx.deps) })

  route(app, deps, calls.draw, {
    load: async ({ deps, params }) => (await rafflesWithTournament(deps.db, [params.id])).get(params.id) ?? null,
    subject: ({ raffle, tournament }) => ({ tournament: tournamentSubject(tournament), active: raffle.active }),
    handle: async ({ actor, body, deps, doer, params }) =>
      (
        await present(
          [await drawRaffle(deps.db, params.id, { passOver: body.passOver ?? null, anyway: body.anyway ?? false }, doer)],
          actor,
          deps,
        )
      )[0]!,
  })

  route(app, deps, calls.drawLate, {
    load: async ({ deps, params }) => (await rafflesWithTournament(deps.db, [params.id])).get(params.id) ?? null,
    subject: ({ raffle, tournament }) => ({ tournament: tournamentSubject(tournament), active: raffle.active }),
    handle: async ({ actor, body, deps, doer, params }) =>
      (await present([await moveLateTickets(deps.db, params.id, body, doer)], actor, deps))[0]!,
  })
}
