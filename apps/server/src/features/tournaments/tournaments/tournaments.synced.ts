import { type CreateTournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { statusSteps, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import type { SyncedFamily, Work } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { updateTournament } from './changing/update-tournament.ts'
import { createTournament } from './create-tournament.ts'
import { removeTournament } from './remove-tournament.ts'
import { restoreTournament } from './restore-tournament.ts'
import { presentTournament } from './tournaments.presenter.ts'
import { type TournamentRow, tournamentStore, tournamentSubject } from './tournaments.store.ts'

const schemas = schemasOf(tournamentCalls)
const load = storedRows(tournamentStore)

/** Tournaments, as devices keep them. A day's director changes few of them at once, so each is written by itself. */
export const syncedTournaments: SyncedFamily<TournamentRow> = {
  schemas,
  kinds: {
    ...derivedFields(schemas),
    coDirectors: 'set',
    tags: 'set',
    tournamentDates: 'atomic',
    custom_ads: 'atomic',
    bigfishpots: 'list',
    sidepots: 'list',
    'settings.payout.customPayouts': 'atomic',
    'settings.payout.guaranteesByFieldSize': 'atomic',
  },
  load,
  present: async (_db, rows, viewer) =>
    new Map(
      rows.filter((row) => can(viewer, 'tournament.see', tournamentSubject(row))).map((row) => [row.id, presentTournament(row, viewer)]),
    ),
  create: (_tx, bodies, work) =>
    eachInTurn(
      bodies,
      ({ _id }) => _id,
      (body) => {
        if (!can(work.actor, 'tour.create', undefined)) throw refused('access.forbidden')
        return createTournament(body as CreateTournament, work.actor, { db: work.deps.db, doer: work.doer })
      },
    ),
  change: async (tx, changes, work) => {
    const rows = await load(
      tx,
      changes.map(({ id }) => id),
      true,
    )
    const held = editable(rows, work.actor)
    return eachInTurn(
      changes,
      ({ id }) => id,
      async ({ id, body }) => {
        held(id)
        const { status } = rows.find((row) => row.id === id)!
        // A device without a network went a step at a time, and sends where it came to.
        const way = body.status ? statusSteps(status, body.status as TournamentStatus) : []
        for (const step of way.slice(0, -1)) await updateTournament(id, { status: step }, work.actor, work)
        return updateTournament(id, body, work.actor, work)
      },
    )
  },
  remove: async (tx, ids, work) => {
    const rows = await load(tx, ids, true)
    const held = editable(rows, work.actor)
    return eachInTurn(
      ids,
      (id) => id,
      async (id) => {
        await removeTournament(held(id), work)
        return rows.find((row) => row.id === id)!
      },
    )
  },
  restore: async (tx, id, work: Work) => {
    const rows = await load(tx, [id], true)
    if (!rows.some((row) => can(work.actor, 'tournament.edit', tournamentSubject(row)))) return { id, problem: refused('record.not-found') }
    return { id, row: await restoreTournament(id, work) }
  },
  references: ['tour', 'season', 'division', 'director', 'coDirectors'],
  parents: { tour: 'tours', season: 'seasons', division: 'divisions' },
}

/** The id, if this person may change that tournament. */
const editable =
  (rows: TournamentRow[], actor: Actor) =>
  (id: string): string => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw refused('record.not-found')
    if (!can(actor, 'tournament.edit', tournamentSubject(row))) throw refused('access.forbidden')
    return id
  }
