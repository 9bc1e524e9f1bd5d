import {
  bump,
  type ChangeEntry,
  type CreateEntry,
  changeEntry,
  type TournamentEntry,
  tournamentEntryCalls,
} from '@ramplight/contract/registration/tournament-entries'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { isPayment } from '@ramplight/domain/money/payment-log'
import { WITHDREW } from '@ramplight/domain/money/withdrawal'
import { can } from '@ramplight/domain/policies/policies'
import { isSameCrew } from '@ramplight/domain/registration/crew'
import type { z } from 'zod'
import { paidAmong } from '#features/payments/payments/index'
import { tellBoatMoney } from '#features/payments/tell-boat-money'
import { tellDirector } from '#features/payments/tell-director'
import { findTournament, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { weighedAmong } from '#features/weigh-in/weigh-ins/index'
import type { Outcome } from '#platform/database/outcomes'
import type { Tx } from '#platform/database/types'
import type { SyncedFamily, Work } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { idsOf } from '#platform/sync/aliases'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { changeEntries } from './change-entries.ts'
import { deleteEntries } from './delete-entries.ts'
import { enterBoats } from './enter-boats.ts'
import { foldTwins } from './fold-twins.ts'
import type { TellRefund } from './outcomes.ts'
import { restoreEntry } from './restore-entry.ts'
import { saveBump } from './save-bump.ts'
import { presentEntries } from './tournament-entries.presenter.ts'
import { type EntryRow, entryStore, entrySubject } from './tournament-entries.store.ts'

type Bump = NonNullable<TournamentEntry['bump']>
type Change = { id: string; body: ChangeEntry & { bump?: Bump } }

const calls = schemasOf(tournamentEntryCalls)
/** What the bump judge counted is saved by a call of its own; a device sends it with the entry. */
const schemas = { ...calls, change: changeEntry.extend({ bump: bump.optional() }) }
const load = storedRows(entryStore)

/**
 * Boats and who is in them, as devices keep them. A boat is never refused for its number: the engine of the devices writes it
 * without one that is taken, and asks about the number. A crew is one value: of two different ones somebody chooses, and they are
 * never put together.
 */
export const syncedEntries: SyncedFamily<EntryRow> = {
  schemas,
  kinds: {
    ...derivedFields(schemas),
    users: 'atomic',
    groups: 'set',
    twoBoats: 'set',
    bigFishModeDaysEntered: 'set',
    sidePotBigFishEntries: 'atomic',
    bump: 'atomic',
    paidWith: 'atomic',
    ruling: 'atomic',
    boatNumber: 'unique',
    checkInLog: 'log',
    paymentLog: 'log',
    // What devices say that know no log of check-ins yet.
    checkedInAt: 'earliest',
    checkIns: 'earliest',
  },
  load,
  present: async (db, rows, viewer) => {
    const tournaments = await tournamentStore.findMany(db, [...new Set(rows.map(({ tournament }) => tournament))])
    const byId = new Map(tournaments.map((row) => [row.id, row]))
    const seen = rows.filter((row) => {
      const tournament = byId.get(row.tournament)
      return tournament && can(viewer, 'entry.boat', entrySubject(row, tournament))
    })
    return new Map((await presentEntries(db, seen, viewer)).map((entry) => [entry._id, entry]))
  },
  create: (tx, bodies, work) => enterBoats(tx, bodies as (CreateEntry & { _id: string })[], { ...work, pushed: true }),
  change: (tx, changes, work) => changeWithBumps(tx, changes as Change[], work),
  heardOfGone: hearOfGone,
  // What was refunded on the way is told with it.
  remove: async (tx, ids, work, sets) => {
    const said = ids.map((id) => ({ id, set: sets?.get(id) ?? {} }))
    await noteWithdrawn(tx, said, work)
    await hearOfGone(tx, said, work)
    return deleteEntries(tx, ids, work)
  },
  restore: (tx, id, work) => restoreEntry(tx, id, work),
  mayNotDelete: async (tx, asked) => {
    const weighed = await weighedAmong(
      tx,
      asked.map(({ row }) => row.id),
    )
    const paid = await paidAmong(
      tx,
      asked.flatMap(({ row, seenRev }) => (row.rev === seenRev ? [] : [row])),
    )
    const unseen = { code: 'entry.has-new-weigh-ins', message: messageOf('entry.has-new-weigh-ins') }
    return new Map([...weighed, ...paid].map((id) => [id, unseen]))
  },
  foldTwins,
  isSame: (field, mine, theirs) => field === 'users' && isSameCrew(idsOf(mine), idsOf(theirs)),
  hangsOn: { sidePotBigFishEntries: 'users', boatCaptain: 'users' },
  references: ['users', 'boatCaptain', 'sub', 'team', 'seasonTeam', 'tournament', 'flight', 'sidePotBigFishEntries', 'twoBoats'],
  parents: { tournament: 'tournaments', users: 'users', boatCaptain: 'users', sub: 'users', flight: 'tournament-flights' },
}

/** Money that a tablet took for a boat that is deleted meanwhile is on the books all the same; of the rest its person is told. */
async function hearOfGone(tx: Tx, said: readonly Said[], work: Work): Promise<void> {
  const changes = moneyIn(said)
  if (changes.length > 0) await changeEntries(tx, changes, { ...work, pushed: true, tellRefund })
}

/**
 * A tablet has withdrawn a boat, and the boat has said meanwhile that it can make it after all: it withdraws all the same, so its anglers have
 * their letter, and the director hears of it.
 */
async function noteWithdrawn(tx: Tx, said: readonly Said[], { actor, doer }: Work): Promise<void> {
  for (const { id, body } of moneyIn(said)) {
    const times = Object.values(body.paymentLog ?? {}).flatMap((event) => (!isPayment(event) && event.note === WITHDREW ? [event.at] : []))
    const entry = times.length > 0 ? await entryStore.find(tx, id, 'update') : null
    const tournament = entry && !entry.withdrawal ? await findTournament(tx, entry.tournament) : null
    if (!entry || !tournament || tournament.status === 'Completed' || !can(actor, 'tournament.edit', tournamentSubject(tournament)))
      continue
    const withdrawal = { at: [...times, doer.at].toSorted()[0]!, by: actor.id }
    await entryStore.update(tx, id, { withdrawal }, undefined, doer, { tournament: tournament.id, summary: 'Withdrawn on a device' })
    await tellDirector(tx, entry, { kind: 'saidStays' }, doer.at)
  }
}

type Said = { id: string; set: Record<string, unknown> }

/** What deletions say of money that was taken, refunded or kept. */
const moneyIn = (said: readonly Said[]) =>
  said.flatMap(({ id, set }) => {
    const log = Object.fromEntries(
      Object.entries(set).flatMap(([path, value]) => {
        if (path === LOG) return Object.entries((value ?? {}) as object)
        return path.startsWith(`${LOG}.`) ? [[path.slice(LOG.length + 1), value]] : []
      }),
    )
    const read =
      Object.keys(log).length > 0 ? changeEntry.safeDecode({ paymentLog: log as z.input<typeof changeEntry>['paymentLog'] }) : null
    return read?.success ? [{ id, body: read.data }] : []
  })

const LOG = 'paymentLog'

const tellRefund: TellRefund = (tx, refund, at) => tellBoatMoney(tx, { kind: 'refund', ...refund }, at)

async function changeWithBumps(tx: Tx, changes: Change[], work: Work): Promise<Outcome<EntryRow>[]> {
  const outcomes = await changeEntries(
    tx,
    changes.map(({ id, body: { bump: _, ...body } }) => ({ id, body })),
    { ...work, pushed: true, tellRefund },
  )
  const bumps = new Map(changes.flatMap(({ id, body }) => (body.bump ? [[id, body.bump] as const] : [])))
  const judged = outcomes.flatMap((one) => ('row' in one && bumps.has(one.id) ? [one.row] : []))
  if (!judged.length) return outcomes
  const tournaments = new Map(
    (await tournamentStore.findMany(tx, [...new Set(judged.map(({ tournament }) => tournament))])).map((row) => [row.id, row]),
  )
  const save = (entry: EntryRow) => saveBump(tx, { entry, tournament: tournaments.get(entry.tournament)! }, bumps.get(entry.id)!, work.doer)
  const saved = new Map((await eachInTurn(judged, ({ id }) => id, save)).map((one) => [one.id, one]))
  return outcomes.map((one) => saved.get(one.id) ?? one)
}
