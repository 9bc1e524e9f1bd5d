import { clockAt, todayAt } from '@ramplight/contract/tournaments/today-at'
import { writeSum } from '@ramplight/domain/explain/write-sum'
import { toCsv } from '@ramplight/domain/kernel/csv'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import { fullName } from '@ramplight/domain/registration/full-name'
import { recordOf } from '@ramplight/domain/results/calculate'
import { outcomes } from '@ramplight/domain/results/differences'
import { paymentsOf } from '@ramplight/domain/results/payments-of-result'
import { displayOf } from '@ramplight/domain/scoring/default-settings'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { type StoredCalculation, writeWeight } from '../tournament-results/index.ts'
import type { EventRecords } from './event-records.ts'

const dollars = (cents: number): number => cents / 100

/** The tables of a file, by their names: what a person opens in a spreadsheet. Everything in them stands in the records, too. */
export function eventTables(records: EventRecords, calculation: StoredCalculation, isFinal: boolean): Map<string, string> {
  const { tournament, results, weighedDays } = calculation
  const display = displayOf(tournament.settings)
  const weight = (value: number | null | undefined) => (value == null ? '' : writeWeight(value, display))
  const zone = zoneOf(tournament)
  const atTheRamp = (moment: string) => `${todayAt(zone, new Date(moment))} ${clockAt(zone, new Date(moment))}`
  const names = new Map(records.people.map((person) => [person._id, fullName(person)]))
  const crewOf = (users: readonly string[]) => users.map((user) => names.get(user) ?? '').join(' / ')
  const stored = new Map(records.entries.map((entry) => [entry._id, entry]))
  const boatOf = (entry: string) => [stored.get(entry)?.boatNumber ?? '', crewOf(stored.get(entry)?.users ?? [])]
  const flights = new Map(records.flights.map(({ _id, name }) => [_id, name]))
  const totals = outcomes(results)
  const rows = results.standings.standings
  const payouts = results.standings.incomplete ? [] : paymentsOf(calculation, '')
  const tables: Table[] = [
    [
      'entries',
      [
        'Boat',
        'Anglers',
        'Flight',
        'Status',
        'Paid with',
        `Checked in (${zone.word})`,
        'Disqualified',
        'Deleted',
        `Signed up (${zone.word})`,
      ],
      records.entries.map((entry) => [
        ...boatOf(entry._id),
        (entry.flight && flights.get(entry.flight)) ?? '',
        entry.status,
        entry.paidWith?.method ?? (entry.paidOnline ? 'online' : ''),
        entry.checkedInAt ? atTheRamp(entry.checkedInAt) : '',
        entry.disqualified ? entry.disqualifiedReason || 'yes' : '',
        entry.deleted ? 'yes' : '',
        atTheRamp(entry.createdAt),
      ]),
    ],
    [
      'weigh-ins',
      [
        'Boat',
        'Anglers',
        'Day',
        'What',
        `At (${zone.word})`,
        'Weight',
        'Fish',
        'Big fish',
        'Big fish dead',
        'Dead',
        'Short',
        'Minutes late',
        'Penalty',
        'Station',
        'By',
        'Reason',
      ],
      records['weigh-ins'].map((event) => [
        ...boatOf(event.entry),
        event.day + 1,
        event.kind,
        atTheRamp(event.at),
        event.kind === 'void' ? '' : weight(event.weight),
        event.totalFish,
        weight(event.bigFish),
        event.bigFishDead ? 'yes' : '',
        event.deadFishCount,
        event.shortFishCount,
        event.minutesLate,
        weight(event.manualPenalty),
        event.station ?? '',
        names.get(event.by) ?? '',
        [event.reason, event.manualPenaltyReason].filter(Boolean).join(', '),
      ]),
    ],
    [
      'results',
      [
        'Place',
        'Boat',
        'Anglers',
        'Weight',
        'Fish',
        'Big fish',
        'Penalties',
        'Points',
        'Dollars',
        ...weighedDays.map((day) => `Day ${day + 1}`),
      ],
      rows.map((row) => [
        row.position === null ? '' : `${row.tied ? 'T' : ''}${row.position}`,
        ...boatOf(row.entry),
        weight(row.totalWeight),
        row.totalFish,
        weight(row.bigFish),
        weight(row.totalPenaltyWeightIncurred),
        totals.get(row.entry)?.points ?? '',
        dollars(totals.get(row.entry)?.money ?? 0),
        ...weighedDays.map((day) => {
          const record = recordOf(calculation, row.entry, day)
          return record ? writeSum(record, display === 'lb-oz' ? 'board' : display) : ''
        }),
      ]),
    ],
    [
      'payouts',
      ['For', 'Place', 'Boat', 'Anglers', 'Dollars', 'Official'],
      payouts.map(({ description, metaData, amount }) => [
        description,
        ordinal(metaData.position),
        ...boatOf(metaData.entry),
        dollars(amount),
        isFinal ? 'yes' : 'no',
      ]),
    ],
    ...ticketTable(records, names),
    ...lotTable(records, names),
  ]
  return new Map(tables.map(([name, headers, lines]) => [name, toCsv({ headers, rows: lines })]))
}

type Table = [name: string, headers: string[], rows: (string | number)[][]]

/** The tickets of all raffles, where there is one. */
function ticketTable({ raffles = [], 'raffle-tickets': tickets = [] }: EventRecords, names: ReadonlyMap<string, string>): Table[] {
  if (!raffles.length) return []
  const of = new Map(raffles.map((one) => [one._id, one]))
  const rows = tickets.map(({ _id, raffle, entryNumber, user, entrant, paid, paidWith, deleted }) => [
    of.get(raffle)?.name ?? '',
    entryNumber,
    (user && names.get(user)) || entrant || '',
    paid == null ? '' : dollars(paid),
    paidWith?.method ?? '',
    of.get(raffle)?.winning_entry === _id ? 'yes' : '',
    deleted ? 'yes' : '',
  ])
  return [['raffle-tickets', ['Raffle', 'Ticket', 'Buyer', 'Dollars', 'Paid with', 'Won', 'Deleted'], rows]]
}

/** What was sold in the calcutta, where there is one, and what was handed out for it. */
function lotTable(records: EventRecords, names: ReadonlyMap<string, string>): Table[] {
  if (!records.calcutta) return []
  const boats = new Map(records.entries.map((entry) => [entry._id, entry]))
  const wordsOf = (id: string) => {
    const entry = boats.get(id)
    const crew = (entry?.users ?? []).map((user) => names.get(user) ?? '').join(' / ')
    return entry?.boatNumber ? `${entry.boatNumber} ${crew}` : crew
  }
  const handedOut = records['calcutta-payouts']?.filter(({ takenBackAt }) => !takenBackAt) ?? []
  const rows = (records['calcutta-lots'] ?? []).map(({ _id, entries, user, entrant, price, boughtBack, method, takenBackAt }) => [
    entries.map(wordsOf).join(', '),
    (user && names.get(user)) || entrant || '',
    dollars(price),
    boughtBack,
    method,
    dollars(handedOut.reduce((sum, { lot, amount }) => (lot === _id ? sum + amount : sum), 0)),
    takenBackAt ? 'yes' : '',
  ])
  return [['calcutta', ['Boats', 'Buyer', 'Dollars', 'Bought back %', 'Paid with', 'Paid out', 'Voided'], rows]]
}
