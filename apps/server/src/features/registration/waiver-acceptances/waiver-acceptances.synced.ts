import { type BringAcceptance, bringAcceptance, keptAcceptance } from '@ramplight/contract/registration/waiver-acceptances'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { and, eq, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { type TournamentRow, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { inSavepoint } from '#platform/database/in-transaction'
import type { Queryable } from '#platform/database/types'
import type { SyncedFamily } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields } from '#platform/sync/synced-schemas'
import { acceptFor } from './accept-waiver.ts'
import { takeBack } from './take-back.ts'
import { type AcceptanceRow, acceptanceStore, keptAcceptances } from './waiver-acceptances.store.ts'
import { waiverAcceptances as table } from './waiver-acceptances.table.ts'

type Brought = BringAcceptance & { _id: string }
/** Nothing of a signature is ever changed. */
const schemas = { record: keptAcceptance, create: bringAcceptance, change: z.strictObject({}) }

const tournamentsOf = async (db: Queryable, rows: { tournament: string }[]): Promise<Map<string, TournamentRow>> =>
  new Map((await tournamentStore.findMany(db, [...new Set(rows.map(({ tournament }) => tournament))])).map((row) => [row.id, row]))

const keyOf = ({ tournament, user, version }: Pick<Brought, 'tournament' | 'user' | 'version'>) => `${tournament} ${user} ${version}`

/** Who has accepted the waiver, as the devices of those who run the tournament keep it. One person and one wording are one. */
export const syncedAcceptances: SyncedFamily<AcceptanceRow> = {
  schemas,
  kinds: derivedFields({ record: keptAcceptance, change: bringAcceptance }),
  load: storedRows(acceptanceStore),
  present: async (db, rows, viewer) => {
    const tournaments = await tournamentsOf(db, rows)
    const seen = rows.filter((row) => {
      const tournament = tournaments.get(row.tournament)
      return tournament && can(viewer, 'tournament.run', tournamentSubject(tournament))
    })
    if (!seen.length) return new Map()
    const ids = seen.map(({ id }) => id)
    return new Map((await keptAcceptances(db, inArray(table.id, ids))).map((one) => [one._id, one]))
  },
  create: async (tx, sent, work) => {
    const bodies = sent as Brought[]
    const tournaments = await tournamentsOf(tx, bodies)
    return eachInTurn(
      bodies,
      ({ _id }) => _id,
      async ({ _id, tournament: id, user, how, ...said }) => {
        const tournament = tournaments.get(id)
        if (!tournament) throw refused('record.not-found')
        if (!can(work.actor, 'waiver.accept', { user, tournament: tournamentSubject(tournament) })) throw refused('access.forbidden')
        return inSavepoint(tx, (part) =>
          acceptFor(part, { id: _id, tournament: id, user, said, onPaper: how === 'paper', isLate: true }, work),
        )
      },
    )
  },
  remove: async (tx, ids, work) => {
    const rows = new Map((await acceptanceStore.lockMany(tx, ids)).map((row) => [row.id, row]))
    const tournaments = await tournamentsOf(tx, [...rows.values()])
    return eachInTurn(
      ids,
      (id) => id,
      async (id) => {
        const row = rows.get(id)
        const tournament = row && tournaments.get(row.tournament)
        if (!row || !tournament) throw refused('record.not-found')
        if (!can(work.actor, 'tournament.run', tournamentSubject(tournament))) throw refused('access.forbidden')
        return takeBack(tx, row, work.doer)
      },
    )
  },
  sameAs: async (tx, sent) => {
    const bodies = sent as Brought[]
    const ofOne = ({ tournament, user, version }: Brought) =>
      and(eq(table.tournament, tournament), eq(table.user, user), eq(table.version, version))
    const known = await tx
      .select()
      .from(table)
      .where(and(eq(table.deleted, false), or(...bodies.map(ofOne))))
    const byKey = new Map(known.map((row) => [keyOf(row), row.id]))
    return new Map(
      bodies.flatMap((body) => {
        const id = byKey.get(keyOf(body))
        return id && id !== body._id ? [[body._id, id] as const] : []
      }),
    )
  },
  likeness: (body) => [keyOf(body as unknown as Brought)],
  references: ['tournament', 'user'],
  parents: { tournament: 'tournaments', user: 'users' },
}
