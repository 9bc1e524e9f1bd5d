import { fieldAt } from '@ramplight/contract/kernel/field-at'
import { dollarsToCents, ouncesToWeight } from '@ramplight/contract/kernel/units'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Place } from '@ramplight/domain/money/accounts'
import type { CashKind } from '@ramplight/domain/money/cash-log'
import type { PaidWith } from '@ramplight/domain/money/paid-with'
import type { PaymentKind } from '@ramplight/domain/money/payment-log'
import type { CheckInEvent, CheckInLog } from '@ramplight/domain/registration/check-in-log'
import type { Ruling } from '@ramplight/domain/scoring/types'
import { writeIsoDay, writeRecent } from '@ramplight/ui/values/times'
import { z } from 'zod'
import { writeValue as writeSetting } from '#features/setup/words/index.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { type EntryUnit, unitOf, writeWeight } from '#platform/values/typed-weight.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './changes.texts.ts'
import { type FindRow, nameOf, type Row } from './record-names.ts'

/** How a value of the wire is said: `Flight 2` for its id, `$130.00` for 130, `14-07` for 231 ounces. */
type Write = (value: unknown, around: Around) => string | Promise<string>
export type Around = { find: FindRow; row: Row }
type Field = {
  write?: Write
  /** How it is typed again when it was refused. */
  typed?: 'text' | 'number' | 'money'
  /** `write` takes the object whole. Any other object is written part by part. */
  whole?: true
}

/** What an empty field shows. */
export const NOTHING = '—'
const isBlank = (value: unknown) => value === null || value === undefined || value === ''

const money: Write = (value) => writeMoney(dollarsToCents(Number(value)) ?? 0)
const time: Write = (value) => writeRecent(String(value))
/** Of an event that takes all day: its day, which has no zone. */
const eventTime: Write = (value, around) => (around.row.allDay ? writeIsoDay(String(value).slice(0, 10)) : time(value, around))
const ref =
  (tbl: SyncTable): Write =>
  async (value, { find }) =>
    (await nameOf(find, tbl, String(value))) || t('fieldWords.recordNotHere')
const refs =
  (tbl: SyncTable): Write =>
  async (value, around) =>
    (await Promise.all((Array.isArray(value) ? value : []).map((id) => ref(tbl)(id, around)))).join(', ') || NOTHING
const countOf =
  (nouns: 'anglers' | 'items'): Write =>
  (value) =>
    t(`fieldWords.${nouns}`, { count: Array.isArray(value) ? value.length : 0 })
const weight: Write = async (value, around) => writeWeight(ouncesToWeight(Number(value)) ?? 0, await weightUnit(around))

const paidWith: Write = (value) => {
  const { method, note } = value as PaidWith
  const name = t(`fieldWords.${method}`)
  return note ? `${name}: ${note}` : name
}

/** `7:02 AM`, or `7:02 AM undone` for what was taken back. */
const writeCheckIns = (events: readonly CheckInEvent[]): string =>
  events.map(({ at, voids }) => (voids ? t('fieldWords.checkInUndone', { time: writeRecent(at) }) : writeRecent(at))).join(', ') || NOTHING

/** A payment at the ramp as the wire has it: dollars. */
type WirePayment = { kind?: PaymentKind | undefined; act: 'make' | 'correct' | 'void'; method: Place; buys: { cents: number }[] }

/** `$100.00 Cash`, or `a payment voided`. */
const writePayments = (events: readonly WirePayment[]): string =>
  events
    .map(({ kind = 'payment', act, method, buys }) => {
      if (act === 'void') return t(`fieldWords.voided.${kind}`)
      const sum = writeMoney(buys.reduce((all, { cents }) => all + (dollarsToCents(cents) ?? 0), 0))
      const how = `${sum} ${t(`fieldWords.${HOW[method] ?? 'otherWay'}`)}`
      if (kind === 'kept') return t('fieldWords.kept', { sum })
      return kind === 'refund' ? t('fieldWords.refund', { how }) : how
    })
    .join(', ') || NOTHING

/** Something of the cash box as the wire has it: dollars. */
type WireCash = { kind: CashKind; act: 'make' | 'correct' | 'void'; amount: number }

/** `Deposit $450.00`, or `Deposit $450.00 voided`. */
const writeCash = (events: readonly WireCash[]): string =>
  events
    .map(({ kind, act, amount }) => {
      const what = t(`fieldWords.cashBox.${kind}`, { amount: writeMoney(dollarsToCents(amount) ?? 0) })
      return act === 'void' ? t('fieldWords.cashBox.voided', { what }) : what
    })
    .join(', ') || NOTHING

const HOW: Partial<Record<Place, 'cash' | 'check' | 'credits' | 'online'>> = {
  cash: 'cash',
  check: 'check',
  credits: 'credits',
  online: 'online',
}

const ruling: Write = (value) => {
  const { place, points, reason } = value as Ruling
  const set = [
    place ? t('fieldWords.place', { place: String(place) }) : '',
    points == null ? '' : t('fieldWords.points', { points: String(points) }),
  ].filter(Boolean)
  return `${set.join(', ')}: ${reason}`
}

/** Weights are said as the tournament of the record says them. */
export async function weightUnit({ find, row }: Around): Promise<EntryUnit> {
  const event = typeof row.tournament === 'string' ? await find('tournaments', row.tournament) : null
  return unitOf((event?.settings as { weight?: Parameters<typeof unitOf>[0] } | undefined)?.weight)
}

/** Fields by name: the same name means the same thing in every table. */
const FIELDS: Record<string, Field> = {
  boatNumber: { typed: 'number' },
  users: { write: refs('users') },
  flight: { write: ref('tournament-flights') },
  team: { write: ref('teams') },
  'team.users': { write: refs('users') },
  seasonTeam: { write: ref('season-teams') },
  checkedInAt: { write: time },
  checkIns: {
    whole: true,
    write: (moments) =>
      Object.values(moments as object)
        .flatMap((moment) => (typeof moment === 'string' ? [writeRecent(moment)] : []))
        .join(', ') || NOTHING,
  },
  checkInLog: { whole: true, write: (log) => writeCheckIns(Object.values(log as CheckInLog)) },
  paymentLog: { whole: true, write: (log) => writePayments(Object.values(log as Record<string, WirePayment>)) },
  cashLog: { whole: true, write: (log) => writeCash(Object.values(log as Record<string, WireCash>)) },
  disqualifiedReason: { typed: 'text' },
  mcNote: { typed: 'text' },
  creditsUsed: { typed: 'number' },
  boatCaptain: { write: ref('users') },
  captain: { write: ref('users') },
  coanglers: { write: refs('users') },
  sub: { write: ref('users') },
  substitutions: { write: refs('users') },
  sidePotBigFishEntries: { write: countOf('anglers') },
  bigFishModeDaysEntered: { write: (value) => (value as number[]).map((day) => day + 1).join(', ') },
  first_name: { typed: 'text' },
  last_name: { typed: 'text' },
  email: { typed: 'text' },
  phone: { typed: 'text' },
  street: { typed: 'text' },
  city: { typed: 'text' },
  state: { typed: 'text' },
  zip: { typed: 'text' },
  club_name: { typed: 'text' },
  name: { typed: 'text' },
  alias: { typed: 'text' },
  urlLookupKey: { typed: 'text' },
  description: { typed: 'text' },
  note: { typed: 'text' },
  notes: { typed: 'text' },
  paidWith: { write: paidWith, whole: true },
  paid: { write: money, typed: 'money' },
  amount: { write: money, typed: 'money' },
  amountPaid: { write: money, typed: 'money' },
  membershipFee: { write: money, typed: 'money' },
  entryFee: { write: money, typed: 'money' },
  cost: { write: money, typed: 'money' },
  charge: { write: money, typed: 'money' },
  items: { write: countOf('items') },
  user: { write: ref('users') },
  angler: { write: ref('users') },
  coDirectors: { write: refs('users') },
  recipientOfPayment: { write: ref('users') },
  tournament: { write: ref('tournaments') },
  tour: { write: ref('tours') },
  tours: { write: refs('tours') },
  season: { write: ref('seasons') },
  seasons: { write: refs('seasons') },
  division: { write: ref('divisions') },
  entry: { write: ref('tournament-entries') },
  raffle: { write: ref('tournament-raffles') },
  winner: { write: ref('tournament-raffle-entries') },
  points: { typed: 'number' },
  finishingPosition: { typed: 'number' },
  day: { write: (value) => String(Number(value) + 1) },
  weight: { write: weight },
  bigFish: { write: weight },
  manualPenalty: { write: weight },
  at: { write: time },
}

const OF_TABLE: Partial<Record<SyncTable, Record<string, Field>>> = {
  // As the list of entries says it.
  'tournament-entries': {
    status: { write: (value) => t(value === 'Paid' ? 'fieldWords.paid' : 'fieldWords.unpaid') },
    ruling: { write: ruling, whole: true },
  },
  'calendar-events': { title: { typed: 'text' }, hours: { typed: 'number' }, start: { write: eventTime }, end: { write: eventTime } },
  // Credits are counted, not paid.
  'credit-transactions': { amount: { typed: 'number' } },
}

/** An event of a log that a record keeps by their ids. */
const LOGGED = /^(checkInLog|paymentLog|cashLog)\.\w+$/

/** One event of a log. */
const OF_LOG: Record<string, Write> = {
  checkInLog: (event) => writeCheckIns([event as CheckInEvent]),
  paymentLog: (event) => writePayments([event as WirePayment]),
  cashLog: (event) => writeCash([event as WireCash]),
}

const fieldOf = (tbl: SyncTable, path: string): Field | undefined =>
  LOGGED.test(path) ? { whole: true, write: OF_LOG[path.split('.')[0]!]! } : (OF_TABLE[tbl]?.[path] ?? FIELDS[path])

/** What a field of a change is called; an event of a log is called like the log. */
export const fieldLabel = (tbl: SyncTable, path: string): string => labelOf(tbl, LOGGED.test(path) ? path.split('.')[0]! : path)

/** How a refused value can be typed again in its place; undefined: on its own screen only. */
export const typedAs = (tbl: SyncTable, path: string): Field['typed'] => fieldOf(tbl, path)?.typed

/** A value of the wire in the words and units of its field. */
/** A value in words; one of another version of the app, which no words fit, as it is. */
export const writeField = (tbl: SyncTable, path: string, value: unknown, around: Around): Promise<string> =>
  inWords(tbl, path, value, around).catch(() => JSON.stringify(value))

async function inWords(tbl: SyncTable, path: string, value: unknown, around: Around): Promise<string> {
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) return NOTHING
  if (typeof value === 'boolean') return t(value ? 'fieldWords.yes' : 'fieldWords.no')
  const { write, whole } = fieldOf(tbl, path) ?? {}
  if (!whole && typeof value === 'object' && !Array.isArray(value)) return writeParts(tbl, path, value as object, around)
  return write ? write(value, around) : writeSetting(path, settingOf(path, value))
}

/** The parts of an object that say something, each after its label; an object never prints itself. */
async function writeParts(tbl: SyncTable, path: string, value: object, around: Around): Promise<string> {
  const parts = Object.entries(value).map(async ([key, one]) => {
    const words = await writeField(tbl, `${path}.${key}`, one, around)
    return words === NOTHING ? [] : [`${labelOf(tbl, `${path}.${key}`)}: ${words}`]
  })
  return (await Promise.all(parts)).flat().join(', ') || NOTHING
}

/** A setting as screens hold it: in cents and units of weight. What the schema does not know stays as it is. */
function settingOf(path: string, value: unknown): unknown {
  const schema = fieldAt(tournament, path)
  const read = schema && z.safeDecode(schema, value)
  return read?.success ? read.data : value
}
