import { dollarsToCents, ouncesToWeight } from '@ramplight/contract/kernel/units'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { tournament } from '@ramplight/contract/tournaments/tournaments'
import { writeRecent } from '@ramplight/ui/values/times'
import { z } from 'zod'
import { labelOf as settingLabel, writeValue as writeSetting } from '#features/setup/words/index.ts'
import { type EntryUnit, unitOf, writeWeight } from '#platform/values/typed-weight.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { type FindRow, nameOf, type Row } from './record-names.ts'

/** How a value of the wire is said: `Flight 2` for its id, `$130.00` for 130, `14-07` for 231 ounces. */
type Write = (value: unknown, around: Around) => string | Promise<string>
export type Around = { find: FindRow; row: Row }
type Field = { label: string; write?: Write /** How it is typed again when it was refused. */; typed?: 'text' | 'number' | 'money' }

/** What an empty field shows. */
export const NOTHING = '—'
const isBlank = (value: unknown) => value === null || value === undefined || value === ''

const money: Write = (value) => writeMoney(dollarsToCents(Number(value)) ?? 0)
const time: Write = (value) => writeRecent(String(value))
const ref =
  (tbl: SyncTable): Write =>
  async (value, { find }) =>
    (await nameOf(find, tbl, String(value))) || 'one that is not on this device'
const refs =
  (tbl: SyncTable): Write =>
  async (value, around) =>
    (await Promise.all((Array.isArray(value) ? value : []).map((id) => ref(tbl)(id, around)))).join(', ') || NOTHING
const count =
  (noun: string): Write =>
  (value) => {
    const many = Array.isArray(value) ? value.length : 0
    return many === 1 ? `1 ${noun}` : `${many} ${noun}s`
  }
const weight: Write = async (value, around) => writeWeight(ouncesToWeight(Number(value)) ?? 0, await weightUnit(around))

/** Weights are said as the tournament of the record says them. */
export async function weightUnit({ find, row }: Around): Promise<EntryUnit> {
  const event = typeof row.tournament === 'string' ? await find('tournaments', row.tournament) : null
  return unitOf((event?.settings as { weight?: Parameters<typeof unitOf>[0] } | undefined)?.weight)
}

/** Fields by name: the same name means the same thing in every table. */
const FIELDS: Record<string, Field> = {
  boatNumber: { label: 'Boat', typed: 'number' },
  users: { label: 'Anglers', write: refs('users') },
  flight: { label: 'Flight', write: ref('tournament-flights') },
  team: { label: 'Team', write: ref('teams') },
  'team.users': { label: 'Anglers', write: refs('users') },
  seasonTeam: { label: 'Season team', write: ref('season-teams') },
  status: { label: 'Status' },
  checkedInAt: { label: 'Checked in', write: time },
  disqualified: { label: 'Disqualified' },
  disqualifiedReason: { label: 'Reason', typed: 'text' },
  freeEntry: { label: 'Free entry' },
  paidOnline: { label: 'Paid online' },
  creditsUsed: { label: 'Credits used', typed: 'number' },
  boatCaptain: { label: 'Captain', write: ref('users') },
  captain: { label: 'Captain', write: ref('users') },
  coanglers: { label: 'Co-anglers', write: refs('users') },
  sub: { label: 'Substitute', write: ref('users') },
  substitutions: { label: 'Substitutes', write: refs('users') },
  inBigFishPot: { label: 'Big fish pot' },
  inSidePot: { label: 'Side pot' },
  sidePotBigFishEntries: { label: 'Pots bought', write: count('angler') },
  bigFishModeDaysEntered: { label: 'Days', write: (value) => (value as number[]).map((day) => day + 1).join(', ') },
  first_name: { label: 'First name', typed: 'text' },
  last_name: { label: 'Last name', typed: 'text' },
  email: { label: 'Email', typed: 'text' },
  phone: { label: 'Phone', typed: 'text' },
  street: { label: 'Street', typed: 'text' },
  city: { label: 'City', typed: 'text' },
  state: { label: 'State', typed: 'text' },
  zip: { label: 'Zip', typed: 'text' },
  club_name: { label: 'Club', typed: 'text' },
  name: { label: 'Name', typed: 'text' },
  alias: { label: 'Alias', typed: 'text' },
  urlLookupKey: { label: 'Web address', typed: 'text' },
  description: { label: 'Description', typed: 'text' },
  note: { label: 'Note', typed: 'text' },
  notes: { label: 'Notes', typed: 'text' },
  amount: { label: 'Amount', write: money, typed: 'money' },
  amountPaid: { label: 'Paid', write: money, typed: 'money' },
  membershipFee: { label: 'Membership fee', write: money, typed: 'money' },
  entryFee: { label: 'Entry fee', write: money, typed: 'money' },
  cost: { label: 'Price', write: money, typed: 'money' },
  charge: { label: 'Charge', write: money, typed: 'money' },
  items: { label: 'Items', write: count('item') },
  user: { label: 'Angler', write: ref('users') },
  angler: { label: 'Angler', write: ref('users') },
  recipientOfPayment: { label: 'Paid to', write: ref('users') },
  tournament: { label: 'Tournament', write: ref('tournaments') },
  tour: { label: 'Tour', write: ref('tours') },
  tours: { label: 'Tours', write: refs('tours') },
  season: { label: 'Season', write: ref('seasons') },
  seasons: { label: 'Seasons', write: refs('seasons') },
  division: { label: 'Division', write: ref('divisions') },
  entry: { label: 'Entry', write: ref('tournament-entries') },
  raffle: { label: 'Raffle', write: ref('tournament-raffles') },
  winner: { label: 'Winner', write: ref('tournament-raffle-entries') },
  points: { label: 'Points', typed: 'number' },
  finishingPosition: { label: 'Place', typed: 'number' },
  converted: { label: 'Made an entry' },
  approved: { label: 'Approved' },
  active: { label: 'Active' },
  waterType: { label: 'Water' },
  day: { label: 'Day', write: (value) => String(Number(value) + 1) },
  weight: { label: 'Weight', write: weight },
  bigFish: { label: 'Big fish', write: weight },
  manualPenalty: { label: 'Penalty', write: weight },
  manualPenaltyReason: { label: 'Reason of the penalty' },
  totalFish: { label: 'Fish' },
  deadFishCount: { label: 'Dead fish' },
  shortFishCount: { label: 'Short fish' },
  liveFishCount: { label: 'Live fish' },
  minutesLate: { label: 'Minutes late' },
  station: { label: 'Station' },
  reason: { label: 'Reason' },
  at: { label: 'Weighed at', write: time },
  voided: { label: 'Taken back' },
}

/** Credits are counted, not paid. */
const OF_TABLE: Partial<Record<SyncTable, Record<string, Field>>> = {
  'credit-transactions': { amount: { label: 'Credits', typed: 'number' } },
}

const fieldOf = (tbl: SyncTable, path: string): Field | undefined => OF_TABLE[tbl]?.[path] ?? FIELDS[path]

/** `Boat`, `Entry fee`: what a field is called, in the words of its own form. */
export const labelOf = (tbl: SyncTable, path: string): string => fieldOf(tbl, path)?.label ?? settingLabel(path)

/** How a refused value can be typed again in its place; undefined: on its own screen only. */
export const typedAs = (tbl: SyncTable, path: string): Field['typed'] => fieldOf(tbl, path)?.typed

/** A value of the wire in the words and units of its field. */
export async function writeField(tbl: SyncTable, path: string, value: unknown, around: Around): Promise<string> {
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) return NOTHING
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const write = fieldOf(tbl, path)?.write
  return write ? write(value, around) : writeSetting(path, settingOf(path, value))
}

/** A setting as screens hold it: in cents and units of weight. What the schema does not know stays as it is. */
function settingOf(path: string, value: unknown): unknown {
  let schema: unknown = tournament
  for (const key of path.split('.')) schema = (unwrapped(schema) as { shape?: Record<string, unknown> })?.shape?.[key]
  const read = schema ? z.safeDecode(schema as z.ZodType, value as never) : undefined
  return read?.success ? read.data : value
}

function unwrapped(schema: unknown): unknown {
  let at = schema
  while (at instanceof z.ZodOptional || at instanceof z.ZodNullable || at instanceof z.ZodDefault) at = at.unwrap()
  return at
}
