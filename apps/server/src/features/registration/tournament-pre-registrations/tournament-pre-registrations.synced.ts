import {
  type ChangePreRegistration,
  type CreatePreRegistration,
  preRegistrationCalls,
} from '@ramplight/contract/registration/tournament-pre-registrations'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { PreRegistrationSubject } from '@ramplight/domain/policies/subjects'
import { type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import type { SyncedFamily, Work } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { changeTeam, registerTeam, takeBack } from './register-team.ts'
import {
  naming,
  type PreRegistrationRow,
  preRegistrationSubject,
  presentPreRegistrations,
  sameTeam,
  preRegistrationStore as store,
} from './tournament-pre-registrations.store.ts'

const schemas = schemasOf(preRegistrationCalls)
const load = storedRows(store)

const tournamentsOf = async (db: Queryable, ids: string[]): Promise<Map<string, TournamentRow>> =>
  new Map((await tournamentStore.findMany(db, [...new Set(ids)])).map((row) => [row.id, row]))

/** Teams that pay later, as devices keep them. They come one by one, and each is written by itself. */
export const syncedPreRegistrations: SyncedFamily<PreRegistrationRow> = {
  schemas,
  kinds: { ...derivedFields(schemas), 'team.users': 'atomic', pots: 'set', groups: 'set' },
  load,
  present: async (db, rows, viewer) => {
    const tournaments = await tournamentsOf(
      db,
      rows.map(({ tournament }) => tournament),
    )
    const seen = rows.filter((row) => {
      const tournament = tournaments.get(row.tournament)
      return tournament && can(viewer, 'pre-registration.see', preRegistrationSubject(row, tournament))
    })
    return new Map((await presentPreRegistrations(db, seen, viewer)).map((one) => [one._id, one]))
  },
  create: async (tx, sent, work) => {
    const bodies = sent as (CreatePreRegistration & { _id: string })[]
    const tournaments = await tournamentsOf(
      tx,
      bodies.map(({ tournament }) => tournament),
    )
    return eachInTurn(
      bodies,
      ({ _id }) => _id,
      async (body) => {
        const tournament = tournaments.get(body.tournament)
        if (!tournament) throw refused('record.not-found')
        demand('pre-registration.create', preRegistrationSubject({ users: body.team.users, converted: false }, tournament), work)
        return registerTeam(body, work)
      },
    )
  },
  change: (tx, changes, work) =>
    withRows(
      tx,
      changes,
      ({ id }) => id,
      work,
      ({ body }, row, tournament) => {
        const sent = body as ChangePreRegistration
        if (sent.tournament && sent.tournament !== row.tournament) throw refused('reference.unknown', { field: 'tournament' })
        return changeTeam(row.id, sent, tournament, work)
      },
    ),
  remove: (tx, ids, work) =>
    withRows(
      tx,
      ids,
      (id) => id,
      work,
      async (_id, row, tournament) => {
        await takeBack(row.id, tournament, work)
        return row
      },
    ),
  sameAs: async (tx, sent) => {
    const same = new Map<string, string>()
    for (const { _id, tournament, team } of sent as (CreatePreRegistration & { _id: string })[]) {
      const known = (await naming(tx, { tournament, users: team.users })).find((row) => sameTeam(row.users, team.users))
      if (known && known.id !== _id) same.set(_id, known.id)
    }
    return same
  },
  references: ['tournament', 'team.users', 'boatCaptain', 'sub'],
  parents: { tournament: 'tournaments', 'team.users': 'users', boatCaptain: 'users', sub: 'users' },
}

/** The work on each that is there and may be changed, with its tournament. */
async function withRows<Item>(
  tx: Parameters<NonNullable<SyncedFamily['remove']>>[0],
  items: Item[],
  idOf: (item: Item) => string,
  work: Work,
  write: (item: Item, row: PreRegistrationRow, tournament: TournamentRow) => Promise<PreRegistrationRow>,
) {
  const rows = new Map((await load(tx, items.map(idOf), false)).map((row) => [row.id, row]))
  const tournaments = await tournamentsOf(
    tx,
    [...rows.values()].map(({ tournament }) => tournament),
  )
  return eachInTurn(items, idOf, async (item) => {
    const row = rows.get(idOf(item))
    const tournament = row && tournaments.get(row.tournament)
    if (!row || !tournament) throw refused('record.not-found')
    demand('pre-registration.edit', preRegistrationSubject(row, tournament), work)
    return write(item, row, tournament)
  })
}

function demand(policy: 'pre-registration.create' | 'pre-registration.edit', subject: PreRegistrationSubject, { actor }: Work): void {
  if (!can(actor, policy, subject)) throw refused('access.forbidden')
}
