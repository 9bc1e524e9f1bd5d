import { cashLog } from '@ramplight/contract/payments/cash-log'
import { cashLogSaid } from '@ramplight/contract/payments/cash-log-said'
import {
  type ChangeTournament,
  type CreateTournament,
  changeTournament,
  createTournamentFields,
  tournamentCalls,
} from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { CashLog } from '@ramplight/domain/money/cash-log'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { statusSteps, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { z } from 'zod'
import { withoutIds } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { SyncedFamily, Work } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { eventsSaid } from '#platform/sync/events-said'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { updateTournament } from './changing/update-tournament.ts'
import { createTournament } from './create-tournament.ts'
import { recordCash } from './record-cash.ts'
import { removeTournament } from './remove-tournament.ts'
import { restoreTournament } from './restore-tournament.ts'
import { presentTournament } from './tournaments.presenter.ts'
import { type TournamentRow, tournamentStore, tournamentSubject } from './tournaments.store.ts'

/** What is said of the cash box is saved by a call of its own; a device sends it with the tournament. */
const boxed = { cashLog: cashLogSaid.optional() }
const schemas = {
  ...schemasOf(tournamentCalls),
  create: createTournamentFields.safeExtend(boxed),
  change: changeTournament.extend(boxed),
}
type Creation = CreateTournament & { cashLog?: CashLog }
type Change = ChangeTournament & { cashLog?: CashLog }
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
    cashLog: 'log',
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
      async (body) => {
        if (!can(work.actor, 'tour.create', undefined)) throw refused('access.forbidden')
        const { cashLog: cash, ...others } = body as Creation
        const row = await createTournament(others, work.actor, { db: work.deps.db, doer: work.doer })
        return cash && Object.keys(cash).length > 0 ? recordCash(work.deps.db, row.id, cash, work.doer) : row
      },
    ),
  change: async (tx, changes, work) => {
    const rows = await load(
      tx,
      changes.map(({ id }) => id),
      true,
    )
    const held = allowed(rows, work.actor)
    return eachInTurn(
      changes,
      ({ id }) => id,
      async ({ id, body }) => {
        const { cashLog: cash, ...others } = body as Change
        const boxed = cash && (await recordCash(work.deps.db, held(id, 'tournament.run'), cash, work.doer))
        if (boxed && Object.keys(withoutIds(others)).length === 0) return boxed
        held(id, 'tournament.edit')
        const { status } = rows.find((row) => row.id === id)!
        // A device without a network went a step at a time, and sends where it came to.
        const way = others.status ? statusSteps(status, others.status as TournamentStatus) : []
        for (const step of way.slice(0, -1)) await updateTournament(id, { status: step }, work.actor, work)
        return updateTournament(id, others, work.actor, work)
      },
    )
  },
  heardOfGone: hearOfGone,
  remove: async (tx, ids, work) => {
    const rows = await load(tx, ids, true)
    const held = allowed(rows, work.actor)
    return eachInTurn(
      ids,
      (id) => id,
      async (id) => {
        await removeTournament(held(id, 'tournament.edit'), work)
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

/** What a tablet says of the cash box of an event that was deleted meanwhile is on the books all the same. */
async function hearOfGone(tx: Tx, said: readonly { id: string; set: Record<string, unknown> }[], work: Work): Promise<void> {
  const boxes = said.flatMap(({ id, set }) => {
    const read = z.safeDecode(cashLog, eventsSaid(set, 'cashLog') as z.input<typeof cashLog>)
    return read.success && Object.keys(read.data).length > 0 ? [{ id, log: read.data }] : []
  })
  const rows = await load(
    tx,
    boxes.map(({ id }) => id),
    true,
  )
  const running = new Set(rows.flatMap((row) => (can(work.actor, 'tournament.run', tournamentSubject(row)) ? [row.id] : [])))
  for (const { id, log } of boxes) if (running.has(id)) await recordCash(work.deps.db, id, log, work.doer)
}

/** The id, if this person may do that with the tournament. */
const allowed =
  (rows: TournamentRow[], actor: Actor) =>
  (id: string, policy: 'tournament.edit' | 'tournament.run'): string => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw refused('record.not-found')
    if (!can(actor, policy, tournamentSubject(row))) throw refused('access.forbidden')
    return id
  }
