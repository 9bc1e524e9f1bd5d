import { id, isoDate, isoDateTime, moneyTotal, requiredText, text } from '@ramplight/contract/kernel/fields'
import { email } from '@ramplight/contract/kernel/typed'
import { calcutta, calcuttaLot, MOST_BOATS } from '@ramplight/contract/payouts/calcuttas'
import { payoutStructure } from '@ramplight/contract/payouts/payout-structures'
import { raffleEntry } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { raffle } from '@ramplight/contract/payouts/tournament-raffles'
import { checkInLog } from '@ramplight/contract/registration/check-ins'
import { team } from '@ramplight/contract/registration/teams'
import { tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResult } from '@ramplight/contract/results/tournament-results'
import { tournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { tournament } from '@ramplight/contract/tournaments/tournaments'
import { weighInDay } from '@ramplight/contract/weigh-in/weigh-in-day'
import { weighInRecord } from '@ramplight/contract/weigh-in/weigh-in-records'
import { CALCUTTA_METHODS, LOT_OWNERS } from '@ramplight/domain/payouts/calcutta'
import { z } from 'zod'

/** The format that this version writes, and the newest that it reads. */
export const FORMAT = 1

/** What of a person an event needs. `role`: in a boat, or one of those who ran it. */
const person = z.object({
  _id: id,
  role: z.enum(['angler', 'crew']),
  first_name: z.string().max(60),
  last_name: z.string().max(60),
  city: text(80).nullish(),
  state: text(30).nullish(),
  club_name: text(80).nullish(),
  /** Only where whoever exported wanted them. */
  email: email.nullish(),
  phone: z
    .string()
    .regex(/^\d{10}$/)
    .nullish(),
})
export type FilePerson = z.output<typeof person>

/** One line of what was done: without what stood there before and after, which may tell of people. */
const line = z.object({
  at: isoDateTime,
  by: id.nullable(),
  action: requiredText(40),
  family: requiredText(60),
  record: id,
  summary: z.string().max(20_000),
  device: z.string().max(200).nullable(),
})

const ofAnother = { tour: true, season: true, division: true } as const
/** The days of a weigh-in as they are kept; what has come in follows from the log. */
const day = weighInDay.omit({ bags: true, stations: true, _rev: true }).extend({ openedAt: isoDateTime.nullable() })

/** Whoever reads a file says where its records go. */
const ofThisServer = { director: true, coDirectors: true, createdBy: true, moneyBesides: true, cashLog: true } as const
const fileTournament = tournament.omit({ ...ofAnother, ...ofThisServer, _rev: true })
const fileTeam = team.omit({ _rev: true, tour: true, director: true, anglers: true })
/** Older files have no log of check-ins: what their copies say is one. Money that moved on a server stays in its books. */
const fileEntry = tournamentEntry
  .omit({ _rev: true, tour: true, season: true, seasonTeam: true, anglers: true, books: true, paymentLog: true })
  .extend({ checkInLog: checkInLog.default({}) })

/** What follows from the tickets is left out, and so is the secret of a draw that is still to come. */
const fileRaffle = raffle
  .omit({ _rev: true, winningNumber: true, fingerprint: true, sold: true, raffleEntries: true })
  .extend({ deleted: z.boolean() })
const fileTicket = raffleEntry.omit({ _rev: true, userName: true }).extend({ deleted: z.boolean() })

const fileCalcutta = calcutta
  .pick({ tournament: true, state: true, houseShare: true, places: true })
  .extend({ createdAt: isoDateTime, updatedAt: isoDateTime })
const handled = {
  method: z.enum(CALCUTTA_METHODS),
  at: isoDateTime,
  by: id.nullable(),
  takenBackAt: isoDateTime.nullable(),
  takenBackBy: id.nullable(),
  takenBackWhy: text(200).nullable(),
}
/** As they were sold; what they win is counted anew. */
const fileLot = calcuttaLot.pick({ _id: true, price: true, boughtBack: true }).extend({
  ...{ tournament: id, entries: z.array(id).min(1).max(MOST_BOATS), user: id.nullable(), entrant: text(160).nullable() },
  ...{ note: text(120).nullable(), ...handled },
})
const fileLotPayout = z.object({ _id: id, lot: id, to: z.enum(LOT_OWNERS), amount: moneyTotal, ...handled })

/** What lies under `records/`, each as the calls of the API show it: ounces (grams), dollars. One file for each. */
export const eventRecords = z.object({
  tournament: fileTournament,
  people: z.array(person).max(10_000),
  flights: z.array(tournamentFlight.omit({ _rev: true })).max(500),
  teams: z.array(fileTeam).max(5_000),
  'payout-table': payoutStructure.omit({ _rev: true, director: true, systemDefault: true }).nullable(),
  entries: z.array(fileEntry).max(5_000),
  'weigh-ins': z.array(weighInRecord).max(100_000),
  'weigh-in-days': z.array(day).max(60),
  result: tournamentResult.omit({ _rev: true }).nullable(),
  log: z.array(line).max(100_000),
  raffles: z.array(fileRaffle).max(500).optional(),
  'raffle-tickets': z.array(fileTicket).max(100_000).optional(),
  calcutta: fileCalcutta.nullable().optional(),
  'calcutta-lots': z.array(fileLot).max(10_000).optional(),
  'calcutta-payouts': z.array(fileLotPayout).max(40_000).optional(),
})
export type EventRecords = z.output<typeof eventRecords>
export const RECORD_FILES = Object.keys(eventRecords.shape) as (keyof EventRecords)[]
/** Older files do not have them. */
export const LATER_FILES: ReadonlySet<keyof EventRecords> = new Set([
  ...(['raffles', 'raffle-tickets'] as const),
  ...(['calcutta', 'calcutta-lots', 'calcutta-payouts'] as const),
])
export const pathOf = (name: keyof EventRecords): string => `records/${name}.json`

export const manifestSchema = z.object({
  product: z.string().max(60),
  format: z.number().int().min(1),
  appVersion: z.string().max(40),
  madeAt: isoDateTime,
  /** Who exported it. */
  madeBy: z.string().max(200),
  server: z.string().max(300),
  tournament: z.object({ name: z.string().max(160), dates: z.array(isoDate).max(60) }),
  /** With phone numbers and e-mail. */
  contacts: z.boolean(),
  /** What signed this, SPKI in base64. */
  key: z.string().max(200),
  /** SHA-256 of every other file. */
  files: z.record(z.string().max(200), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.output<typeof manifestSchema>

/** Of `results.json`, what is compared boat by boat. */
const money = z.object({ payouts: z.array(z.object({ entry: z.string(), amount: z.number() })) })
export const comparedResults = z.object({
  standings: z.object({
    standings: z.array(z.object({ entry: z.string(), position: z.number().nullable(), totalWeight: z.number() })),
  }),
  points: z.array(z.object({ entry: z.string(), points: z.number().nullable() })),
  payouts: money.extend({ groupPots: z.array(money) }),
  pots: z.array(money),
})
export type ComparedResults = z.output<typeof comparedResults>
