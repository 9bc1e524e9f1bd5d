import { newId } from '@ramplight/contract/kernel/new-id'
import type { CreateEntry } from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import type { PaymentLog } from '@ramplight/domain/money/payment-log'
import { can } from '@ramplight/domain/policies/policies'
import { holderOf } from '@ramplight/domain/registration/check-entry'
import { withCheckIns } from '@ramplight/domain/registration/check-in-log'
import { type EntryForm, newEntry } from '@ramplight/domain/registration/new-entry'
import { tournamentSubject } from '#features/tournaments/tournaments/index'
import { insertRows } from '#platform/database/insert-rows'
import { outcomeOf } from '#platform/database/outcomes'
import { isStored, toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { markConverted, type PreRegistrationRow, preRegistrationStore } from '../tournament-pre-registrations/index.ts'
import { appendFresh, type Settling, settled, settlingOf } from './boat-money.ts'
import { checkEntryOf } from './check-entry.ts'
import { type Field, lockFields, placeOf } from './field.ts'
import { holdsAmong, refuseHeld } from './holds.ts'
import { refuseRefunds } from './may-refund.ts'
import { type By, type EntersBy, eachForItself, type Outcome, writeAuditLines } from './outcomes.ts'
import { joinTour, loadPeople, type People } from './people.ts'
import { teamsToName } from './teams-to-name.ts'
import { type EntryRow, storedEntries } from './tournament-entries.store.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

/**
 * Enters boats, each for itself, in one transaction and a number of statements that does not grow with the boats.
 * A repeat with a known id answers what is stored and writes nothing.
 */
export async function enterBoats(tx: Tx, bodies: CreateEntry[], by: EntersBy): Promise<Outcome[]> {
  const boats = bodies.map((body) => ({ ...body, _id: body._id ?? newId() }))
  const fields = await lockFields(
    tx,
    boats.map((boat) => boat.tournament),
  )
  const stored = new Map(
    (
      await storedEntries(
        tx,
        boats.map((boat) => boat._id),
      )
    ).map((row) => [row.id, row]),
  )
  const people = await loadPeople(
    tx,
    peopleOf(boats, fields),
    [...fields.values()].map((field) => field.tournament),
  )

  const teams = await teamsToName(tx, boats, by.actor)
  const signedUp = await teamsThatSignedUp(tx, boats)
  const holds = by.pushed ? undefined : await holdsAmong(tx, [...fields.values()], { at: by.doer.at, prices: by.prices })
  const settling = await settlingOf(
    tx,
    boats.map((boat) => boat._id),
    by.doer,
  )
  const payments = new Map<string, PaymentLog>()
  const fresh: EntryRow[] = []
  const planned = boats.map((boat, index) =>
    outcomeOf(boat._id, () => {
      const field = fieldFor(fields, boat.tournament, by)
      const known = stored.get(boat._id)
      if (known) return repeated(known, boat, by)
      refuseHeld(holds?.get(boat.tournament), field, boat.users)
      if (field.tournament.status === 'Completed') throw refused('tournament.finalized')
      refuseRefunds(boat.paymentLog, settling.money.get(boat._id)?.log, field.tournament, by)
      const typed = { ...newRow(boat, field, by.doer.at, index), coupon: signedUp.get(boat._id)?.coupon ?? null }
      const said = typed.status === 'Paid' ? boat : { paymentLog: boat.paymentLog }
      const { row, fresh: paid } = settled({ before: null, after: typed, said, tournament: field.tournament }, settling)
      payments.set(row.id, paid)
      checkEntryOf(row, null, { field, people, teams, actor: by.actor, signedUp: signedUp.get(boat._id) })
      field.places.set(row.id, placeOf(row))
      stored.set(row.id, row)
      fresh.push(row)
      return row
    }),
  )
  const written = new Map((await storeBoats(tx, fresh, { fields, people, by, payments, settling })).map((outcome) => [outcome.id, outcome]))
  return planned.map((outcome) => ('row' in outcome ? (written.get(outcome.id) ?? outcome) : outcome))
}

/** The teams that become these boats: the coupon that they have used stays theirs, and whom they named was asked about then. */
async function teamsThatSignedUp(tx: Tx, boats: { _id: string; tournament: string }[]): Promise<Map<string, PreRegistrationRow>> {
  const events = new Map(boats.map(({ _id, tournament }) => [_id, tournament]))
  const teams = await preRegistrationStore.findMany(tx, [...events.keys()])
  return new Map(teams.flatMap((team) => (events.get(team.id) === team.tournament ? [[team.id, team] as const] : [])))
}

/**
 * The tournament of a boat, as far as the actor may enter boats there; with `isCheckIn`, change them: whether it is only said who is
 * here or back.
 */
export function fieldFor(fields: Map<string, Field>, tournament: string, { actor }: By, isCheckIn?: boolean): Field {
  const field = fields.get(tournament)
  if (!field) throw refused('record.not-found')
  const subject = tournamentSubject(field.tournament)
  const may =
    isCheckIn === undefined ? can(actor, 'tournament.run', subject) : can(actor, 'entry.change', { tournament: subject, isCheckIn })
  if (!may) throw refused(can(actor, 'tournament.weigh', subject) ? 'access.forbidden' : 'record.not-found')
  return field
}

/** Everybody the boats name, and who holds the numbers they want. */
function* peopleOf(boats: CreateEntry[], fields: Map<string, Field>): Generator<string> {
  for (const { users, sub, boatCaptain, boatNumber, tournament } of boats) {
    yield* users
    if (sub) yield sub
    if (boatCaptain) yield boatCaptain
    const field = fields.get(tournament)
    yield* (field && holderOf(field.places.values(), boatNumber)?.users) ?? []
  }
}

/** What a device sent is this boat only if it says the same: else the device keeps what it said. */
function repeated(known: EntryRow, { _id, paymentLog: _log, ...boat }: CreateEntry, { pushed }: EntersBy): EntryRow {
  if (known.deleted) throw refused('record.not-found')
  if (known.tournament !== boat.tournament || (pushed && !isStored(known, boat))) throw refused('record.id-taken')
  return known
}

type Entering = {
  fields: Map<string, Field>
  people: People
  by: Pick<By, 'doer'>
  payments?: ReadonlyMap<string, PaymentLog>
  settling?: Settling
}

/** Stores boats that may be entered, each for itself, with everything that goes along with an entry. */
export async function storeBoats(tx: Tx, fresh: EntryRow[], entering: Entering): Promise<Outcome[]> {
  const outcomes = await eachForItself(tx, fresh, storeRows)
  await finish(tx, outcomes, entering)
  return outcomes
}

/** Boats of one batch sign up one millisecond after the other, so that their order is kept. */
export function newRow(
  { _id, checkedInAt, checkIns, checkInLog, ...boat }: EntryForm & { _id: string },
  { tournament }: Pick<Field, 'tournament'>,
  at: string,
  index: number,
): EntryRow {
  const createdAt = new Date(Date.parse(at) + index).toISOString()
  const seen = withCheckIns({ _id }, { checkedInAt, checkIns: checkIns ?? {}, checkInLog }, at)
  return { id: _id, rev: 1, createdAt, updatedAt: createdAt, ...newEntry({ ...boat, ...seen }, toRecord(tournament)) }
}

async function storeRows(tx: Tx, rows: EntryRow[]): Promise<EntryRow[]> {
  await insertRows(tx, tournamentEntries, rows)
  return rows
}

async function finish(tx: Tx, outcomes: Outcome[], { fields, people, by, payments, settling }: Entering): Promise<void> {
  const rows = outcomes.flatMap((outcome) => ('row' in outcome ? [outcome.row] : []))
  await writeAuditLines(
    tx,
    by,
    rows.map((row) => ({
      action: 'created',
      record: row.id,
      tournament: row.tournament,
      summary: `Entered ${people.nameOf(row.users)}`,
      after: row,
    })),
  )
  await markConverted(tx, rows, by.doer)
  if (payments && settling) await appendFresh(tx, rows, payments, settling)
  for (const { tournament } of fields.values()) {
    const entered = rows.filter((row) => row.tournament === tournament.id).flatMap((row) => row.users)
    if (!entered.length) continue
    await joinTour(
      tx,
      entered.flatMap((id) => people.users.get(id) ?? []),
      tournament,
      by.doer,
    )
  }
}
