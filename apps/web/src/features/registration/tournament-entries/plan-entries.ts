import { newId } from '@ramplight/contract/kernel/new-id'
import {
  type ChangeEntry,
  type CreateEntry,
  changeEntry,
  createEntry,
  type TournamentEntry,
  tournamentEntry,
} from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import { newEvents } from '@ramplight/domain/log/new-events'
import { type BoatMoney, buysSame, copiesOf, NO_PAYMENT_LOG, type PaymentLog, paymentsSaid } from '@ramplight/domain/money/payment-log'
import { type Logged, withCheckIns } from '@ramplight/domain/registration/check-in-log'
import { isCheckInOnly } from '@ramplight/domain/registration/check-in-only'
import { newEntry } from '@ramplight/domain/registration/new-entry'
import { diffLeaves } from '@ramplight/domain/sync/leaves'
import type { Change } from '@ramplight/sync/types'
import { z } from 'zod'
import { creation, isHere, patchOf, refuseStale } from '#platform/local-writes/local-records.ts'
import { checkEntryIn, crewIn, type LocalField } from './local-field.ts'

const TBL = 'tournament-entries'

/** What a form says of check-ins, as what is added to the log, and what the screens show until the server has it. */
function checkInsOf<B extends ChangeEntry>(boat: Logged, { checkedInAt, checkIns, checkInLog, ...others }: B) {
  const { checkInLog: log, ...copies } = withCheckIns(boat, { checkedInAt, checkIns, checkInLog }, null)
  return { body: { ...others, ...(log ? { checkInLog: log } : {}) }, copies }
}

const moneyOf = ({ _id, paymentLog, books }: TournamentEntry): BoatMoney => ({
  log: paymentLog ?? NO_PAYMENT_LOG,
  others: (books?.others ?? []).map((line) => ({ ...line, entry: _id })),
})

type Paid = { log: PaymentLog; copies: Partial<ReturnType<typeof copiesOf>> } | null

/**
 * What a change says of the money of a boat, as payments that are added to its log: null where it adds none. `copies`: what the screens show
 * until the server has heard of it.
 */
function paidBy(field: LocalField, before: TournamentEntry | null, boat: TournamentEntry, said: ChangeEntry, at: Date): Paid {
  const { tournament } = field
  const money = before ? moneyOf(before) : { log: NO_PAYMENT_LOG, others: [] }
  const sent = newEvents(money.log, said.paymentLog)
  const asked = { tournament, before, boat, money, said, at: at.toISOString(), newId }
  const fresh = Object.keys(sent).length > 0 ? sent : paymentsSaid(asked)
  const isPaid = Object.keys(fresh).length > 0
  if (!isPaid && (!before || buysSame(tournament, before, boat))) return null
  const log = { ...money.log, ...fresh }
  return { log, copies: copiesOf(tournament, boat, { ...money, log }) }
}

/** One boat more. Boats of one batch sign up one millisecond after the other, so that their order is kept. */
export function enter(field: LocalField, typed: CreateEntry & { _id: string }, at: Date, index = 0): Change {
  const { body: said, copies } = checkInsOf({ _id: typed._id }, typed)
  const body = said as CreateEntry & { _id: string }
  const { sidePotBigFishEntries, bigFishModeDaysEntered, ...row } = newEntry({ ...body, ...copies }, field.tournament)
  const createdAt = new Date(at.getTime() + index).toISOString()
  const filled = {
    ...row,
    ...(sidePotBigFishEntries ? { sidePotBigFishEntries } : {}),
    ...(bigFishModeDaysEntered ? { bigFishModeDaysEntered } : {}),
    anglers: crewIn(field, body.users),
    coupon: field.coupons?.get(body._id) ?? null,
  }
  const typedEntry = { ...filled, _id: body._id, _rev: 0, createdAt, updatedAt: createdAt }
  const paid = typedEntry.status === 'Paid' ? paidBy(field, null, typedEntry, typed, at) : null
  const withLog = paid && { paymentLog: paid.log }
  const entry = { ...typedEntry, ...withLog, ...paid?.copies }
  checkEntryIn(field, entry, null)
  field.entries.set(entry._id, entry)
  const shapes = { create: createEntry, record: tournamentEntry }
  return creation(TBL, body._id, shapes, {
    body: { ...body, ...withLog },
    filled: { ...filled, ...withLog, ...paid?.copies },
    at: createdAt,
  })
}

/** What is said, without what is left out. */
const given = <T extends object>(said: T): T => Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as T

/** What a change of an entry writes; nothing when it is so already. */
export function change(field: LocalField, id: string, body: ChangeEntry, at: Date): Change[] {
  const [row, before] = [field.rows.get(id), field.entries.get(id)]
  if (!row || !before) throw refused('record.not-found')
  if (body.tournament && body.tournament !== field.tournament._id) throw refused('reference.unknown', { field: 'tournament' })
  const { body: said, copies } = checkInsOf(before, body)
  const paid = isCheckInOnly(body) ? null : paidBy(field, before, { ...before, ...given(said) }, body, at)
  // What it says of its money follows from its payments.
  const { status, paidWith, paidOnline, paymentLog: _, ...unpaid } = said
  const hasPaid = paid && Object.keys(paid.log).length > Object.keys(before.paymentLog ?? {}).length
  const again = body.disqualified === false ? { disqualifiedReason: body.disqualifiedReason ?? null } : {}
  const typed = patchOf(changeEntry, { ...unpaid, ...given({ status, paidWith, paidOnline }), ...again })
  const patch = hasPaid ? patchOf(changeEntry, { ...unpaid, paymentLog: paid.log, ...again }) : typed
  if (isHere(row, patch)) return []
  refuseStale(row, body._rev, typed)
  const after = { ...before, ...z.decode(changeEntry, patch), ...copies, ...paid?.copies } as typeof before
  checkEntryIn(field, after, before)
  field.entries.set(id, after)
  // By the name of each moment, so that what others have said of another one meanwhile is not covered.
  const shown = { ...diffLeaves(before, { ...copies, ...paid?.copies }).set, ...(body.users ? { anglers: crewIn(field, body.users) } : {}) }
  return [{ kind: 'edit', tbl: TBL, id, patch, seen: body._rev, ...(Object.keys(shown).length ? { shown } : {}) }]
}
