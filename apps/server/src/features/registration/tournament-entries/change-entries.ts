import { isDeepStrictEqual } from 'node:util'
import { type ChangeEntry, changeEntry } from '@ramplight/contract/registration/tournament-entries'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import type { Place } from '@ramplight/domain/money/accounts'
import { amountOf, NO_PAYMENT_LOG, type PaymentKind, type PaymentLog, refundsIn } from '@ramplight/domain/money/payment-log'
import type { RampRefundMethod } from '@ramplight/domain/money/refunds'
import { isToldWithdrawing } from '@ramplight/domain/money/withdrawal'
import { can } from '@ramplight/domain/policies/policies'
import { entryCountsDiffer, holderOf } from '@ramplight/domain/registration/check-entry'
import { withCheckIns, wordsOfSeenAgain } from '@ramplight/domain/registration/check-in-log'
import { isCheckInOnly } from '@ramplight/domain/registration/check-in-only'
import { wordsOfCheckIns } from '@ramplight/domain/registration/check-ins'
import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { tournamentSubject } from '#features/tournaments/tournaments/index'
import { columnName, insertRows } from '#platform/database/insert-rows'
import { outcomeOf } from '#platform/database/outcomes'
import { toRecord, withoutIds } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { appendFresh, type Settling, settled, settlingOf, withFresh } from './boat-money.ts'
import { checkEntryOf } from './check-entry.ts'
import { fieldFor } from './enter-boats.ts'
import { type Field, lockFields, placeOf } from './field.ts'
import { refuseRefunds } from './may-refund.ts'
import { type By, eachForItself, type Outcome, writeAuditLines } from './outcomes.ts'
import { joinTour, loadPeople, type People } from './people.ts'
import { teamsToName } from './teams-to-name.ts'
import { type EntryRow, lockEntries } from './tournament-entries.store.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

export type Change = { id: string; body: ChangeEntry }

/** Changes entries, each for itself, under the lock of their tournaments. What is already so is left alone. */
export async function changeEntries(tx: Tx, changes: Change[], by: By): Promise<Outcome[]> {
  const locked = await lockEntries(
    tx,
    changes.map((change) => change.id),
  )
  const fields = await lockFields(
    tx,
    locked.map((row) => row.tournament),
  )
  const isPaidFor = new Set(changes.filter(({ body }) => isPaymentsOnly(body)).map(({ id }) => id))
  // Money that was taken for a boat that is gone is heard.
  const rows = new Map(locked.filter((row) => !row.deleted || isPaidFor.has(row.id)).map((row) => [row.id, row]))
  const before = new Map(rows)
  const people = await loadPeople(
    tx,
    peopleOf(changes, rows, fields),
    [...fields.values()].map((field) => field.tournament),
  )

  const teams = await teamsToName(
    tx,
    changes.map(({ body }) => body),
    by.actor,
  )
  const held = giveBack(changes, rows, fields)
  // A check-in says nothing of money.
  const mayMove = changes.flatMap(({ id, body }) => (rows.has(id) && !isCheckInOnly(body) ? [id] : []))
  const settling = await settlingOf(tx, mayMove, by.doer, by.pushed)
  const money = new Map(settling.money)
  const fresh = new Map<string, PaymentLog>()
  const changed = new Map<string, EntryRow>()
  const planned = changes.map(({ id, body }) => {
    const outcome = outcomeOf(id, () => {
      const row = rows.get(id)
      if (!row) throw refused('record.not-found')
      const field = fieldFor(fields, row.tournament, by, isCheckInOnly(body))
      refuseRefunds(body.paymentLog, money.get(id)?.log, field.tournament, by)
      const said = { before: row, after: changedRow(row, body, by.doer.at), said: body, tournament: field.tournament }
      const boat = settled(said, { ...settling, money })
      const after = touched(row, boat, by.doer.at)
      if (after === row) return row
      refuseStale(body, row, field, by)
      if (field.tournament.status === 'Completed' && entryCountsDiffer(row, after)) throw refused('tournament.finalized')
      if (!row.deleted) {
        checkEntryOf(after, row, { field, people, teams, actor: by.actor })
        field.places.set(id, placeOf(after))
      }
      rows.set(id, after)
      changed.set(id, after)
      // A batch may name a boat twice: the second word knows of the first.
      fresh.set(id, { ...fresh.get(id), ...boat.fresh })
      money.set(id, withFresh(money.get(id), boat.fresh))
      return after
    })
    // Who stays keeps the number.
    if ('problem' in outcome) held.get(id)?.()
    return outcome
  })
  const update = (savepoint: Tx, some: EntryRow[]) => updateRows(savepoint, some, before)
  const written = new Map((await eachForItself(tx, [...changed.values()], update)).map((outcome) => [outcome.id, outcome]))
  await finish(tx, [...written.values()], { before, fields, people, by, fresh, settling })
  return planned.map((outcome) => ('row' in outcome ? (written.get(outcome.id) ?? outcome) : outcome))
}

/** Does a change say nothing but what was taken at the ramp? */
export const isPaymentsOnly = (body: ChangeEntry): boolean =>
  Object.entries(withoutIds(body)).every(([field, value]) => field === 'paymentLog' || value === undefined)

/**
 * Boats of one batch may swap their numbers, as after a draw: whoever takes another one gives theirs back before anybody takes.
 * Answers how to take it again.
 */
function giveBack(changes: Change[], rows: Map<string, EntryRow>, fields: Map<string, Field>): Map<string, () => void> {
  const held = new Map<string, () => void>()
  for (const { id, body } of changes) {
    const row = rows.get(id)
    const places = row && fields.get(row.tournament)?.places
    const place = places?.get(id)
    if (!places || !place || body.boatNumber === undefined || body.boatNumber === place.boatNumber) continue
    places.set(id, { ...place, boatNumber: null })
    held.set(id, () => places.set(id, place))
  }
  return held
}

/** Everybody the changes and the entries name, and who holds the numbers that are wanted. */
function* peopleOf(changes: Change[], rows: Map<string, EntryRow>, fields: Map<string, Field>): Generator<string> {
  for (const { id, body } of changes) {
    const row = rows.get(id)
    const field = row && fields.get(row.tournament)
    yield* [...(row?.users ?? []), ...(body.users ?? [])]
    if (body.sub) yield body.sub
    if (body.boatCaptain) yield body.boatCaptain
    yield* (field && holderOf(field.places.values(), body.boatNumber, id)?.users) ?? []
  }
}

/** The row with what the change says. */
function changedRow(row: EntryRow, body: ChangeEntry, at: string): EntryRow {
  if (body.tournament && body.tournament !== row.tournament) throw refused('reference.unknown', { field: 'tournament' })
  const { checkedInAt, checkIns, checkInLog, paymentLog: _, ...others } = withoutIds(body)
  const given: Partial<EntryRow> = { ...others, ...withCheckIns({ ...row, _id: row.id }, { checkedInAt, checkIns, checkInLog }, at) }
  if (body.disqualified === false) given.disqualifiedReason = body.disqualifiedReason ?? null
  // Whoever says how a boat paid has taken its money at the ramp, whatever a card has paid meanwhile.
  if (body.paidWith && body.paidOnline === undefined) given.paidOnline = false
  return { ...row, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }
}

/** The row as it is written, or the same row when nothing differs. */
function touched(row: EntryRow, { row: after, fresh }: { row: EntryRow; fresh: PaymentLog }, at: string): EntryRow {
  const isSame = Object.entries(after).every(([name, value]) => isDeepStrictEqual(value, row[name as keyof EntryRow]))
  return isSame && Object.keys(fresh).length === 0 ? row : { ...after, rev: row.rev + 1, updatedAt: at }
}

function refuseStale(body: ChangeEntry, row: EntryRow, { tournament }: Field, { actor }: By): void {
  if (body._rev === undefined || body._rev === row.rev) return
  // Who only weighs is not shown the rest of the boat.
  if (!can(actor, 'tournament.run', tournamentSubject(tournament))) throw refused('record.stale')
  // The copy of the result is in the server's units and is no part of what two people compare.
  const { result: _result, ...theirs } = toRecord(row)
  throw refused('record.stale', undefined, { yours: z.encode(changeEntry, body), theirs })
}

/** What others write beside us: results are copied, boats bumped, coupons used. Who writes what was paid holds the boat, as we do. */
const OF_OTHERS = ['id', 'result', 'bump', 'coupon']
const WRITTEN = Object.fromEntries(
  Object.entries(getTableColumns(tournamentEntries)).flatMap(([name, column]) =>
    OF_OTHERS.includes(name) ? [] : [[name, sql`excluded.${sql.identifier(columnName(column))}`]],
  ),
)

/** All of them in one statement; the rows are there and locked. Numbers that go round are free before they are taken. */
async function updateRows(tx: Tx, rows: EntryRow[], before: Map<string, EntryRow>): Promise<EntryRow[]> {
  const numbered = rows.filter(({ id, boatNumber }) => boatNumber !== before.get(id)?.boatNumber).map(({ id }) => id)
  if (numbered.length > 1) await tx.update(tournamentEntries).set({ boatNumber: null }).where(inArray(tournamentEntries.id, numbered))
  if (rows.length) await insertRows(tx, tournamentEntries, rows).onConflictDoUpdate({ target: tournamentEntries.id, set: WRITTEN })
  return rows
}

type Finishing = {
  before: Map<string, EntryRow>
  fields: Map<string, Field>
  people: People
  by: By
  fresh: ReadonlyMap<string, PaymentLog>
  settling: Settling
}

async function finish(tx: Tx, outcomes: Outcome[], { before, fields, people, by, fresh, settling }: Finishing): Promise<void> {
  const pairs = outcomes.flatMap((outcome) => {
    const old = before.get(outcome.id)
    return 'row' in outcome && old ? [{ old, row: outcome.row }] : []
  })
  await writeAuditLines(
    tx,
    by,
    pairs.map(({ old, row }) => ({
      action: 'changed',
      record: row.id,
      tournament: row.tournament,
      summary: `${people.nameOf(row.users)}: ${whatChanged(old, row, fresh.get(row.id) ?? NO_PAYMENT_LOG)}`,
      before: old,
      after: row,
    })),
  )
  await appendFresh(
    tx,
    pairs.map(({ row }) => row),
    fresh,
    settling,
  )
  for (const { row } of pairs) await tellRefunds(tx, row, fresh.get(row.id) ?? NO_PAYMENT_LOG, by)
  for (const { tournament } of fields.values()) {
    const own = pairs.filter(({ row }) => row.tournament === tournament.id)
    const joined = own.flatMap(({ old, row }) => row.users.filter((user) => !old.users.includes(user)))
    await joinTour(
      tx,
      joined.flatMap((id) => people.users.get(id) ?? []),
      tournament,
      by.doer,
    )
  }
}

async function tellRefunds(tx: Tx, row: EntryRow, fresh: PaymentLog, { doer, tellRefund }: By): Promise<void> {
  if (!tellRefund) return
  for (const { item: about, amount, event } of refundsIn(fresh))
    if (!isToldWithdrawing(row, event.note))
      await tellRefund(tx, { entry: row.id, about, amount, how: event.method as RampRefundMethod }, doer.at)
}

/** As the screens say it. */
const PAYMENT = { Pending: 'unpaid', Paid: 'paid' } as const satisfies Record<EntryRow['status'], string>

/** For a person who reads the record of the day. */
/** `4th by hand: Protest upheld`, or that nothing is set any more. */
function rulingWords(ruling: EntryRow['ruling']): string {
  if (!ruling) return 'place and points worked out again'
  const { place, points, reason } = ruling
  const set = [place && `${ordinal(place)} by hand`, points != null && `${points} points by hand`].filter(Boolean).join(', ')
  return `${set}: ${reason}`
}

/** What was taken at the ramp, or taken back, as far as it changes the money of a boat. */
const wordsOfPayments = (fresh: PaymentLog): string[] =>
  Object.values(fresh).flatMap(({ kind = 'payment', act, method, buys }) => {
    const sum = dollarsAndCents(amountOf(buys))
    if (act === 'void') return [`a ${WHAT[kind]} voided`]
    if (amountOf(buys) === 0) return []
    if (kind === 'kept') return [`overpaid ${sum} kept`]
    if (act === 'correct') return [`a ${WHAT[kind]} is ${sum} ${HOW[method] ?? method}`]
    return [`${kind === 'refund' ? 'refunded ' : ''}${sum} ${HOW[method] ?? method}`]
  })

const WHAT: Record<PaymentKind, string> = { payment: 'payment', refund: 'refund', kept: 'kept amount' }

const HOW: Partial<Record<Place, string>> = { cash: 'in cash', check: 'by check', credits: 'from credit', online: 'online' }

function whatChanged(old: EntryRow, row: EntryRow, fresh: PaymentLog): string {
  const lines = [
    old.boatNumber !== row.boatNumber && `boat ${old.boatNumber ?? 'none'} → ${row.boatNumber ?? 'none'}`,
    !old.disqualified && row.disqualified && `disqualified${row.disqualifiedReason ? `: ${row.disqualifiedReason}` : ''}`,
    old.disqualified && !row.disqualified && 'disqualification withdrawn',
    !isDeepStrictEqual(old.ruling, row.ruling) && rulingWords(row.ruling),
    old.status !== row.status && `${PAYMENT[old.status]} → ${PAYMENT[row.status]}`,
    ...wordsOfPayments(fresh),
    !old.checkedInAt && row.checkedInAt && 'checked in',
    old.checkedInAt && !row.checkedInAt && 'check-in withdrawn',
    ...wordsOfCheckIns(old.checkIns, row.checkIns),
    !isDeepStrictEqual(old.users, row.users) && 'other anglers',
  ]
  return lines.filter(Boolean).join(', ') || wordsOfSeenAgain(old.checkInLog, row.checkInLog).join(', ') || 'changed'
}
