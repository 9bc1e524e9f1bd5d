import { KEPT_LINES, LONGEST_LINE } from '@ramplight/domain/scale/limits'
import { LATE_BY } from '@ramplight/domain/scoring/lateness'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { family, idParams } from '../kernel/family.ts'
import { count, countTotal, fishCount, id, isoDateTime, recordFields, text, weight, weightTotal } from '../kernel/fields.ts'

/** One weight as the scale, or who typed it, said it. */
const reading = {
  /** To the letter, blanks included. */
  text: z.string().max(LONGEST_LINE),
  unit: z.enum(['lb-oz', 'decimal-lb', 'oz', 'kg', 'g', 'in']),
  time: isoDateTime,
  device: text(80),
  /** `tared`: the scale stood at zero before it. `not-tared`: that was not seen, and a person took it all the same. */
  tareState: z.enum(['tared', 'not-tared', 'unknown']),
  /** Which scale of the device; nothing where it was typed. */
  scale: text(40).optional(),
  /** When the scale stood at zero before it. */
  zeroAt: isoDateTime.nullish(),
  /** The proof: the zero, and the lines of the scale around the reading, as they came. */
  lines: z
    .array(z.string().max(LONGEST_LINE))
    .max(KEPT_LINES + 1)
    .optional(),
}

/** What the scale said, kept beside the weight for ever (decisions 5). The big fish was a reading of its own. */
export const rawReading = z.strictObject({ ...reading, bigFish: z.strictObject(reading).optional() }).meta({ id: 'RawReading' })

/** More fish than anybody measures in a day. */
export const MOST_FISH = 100

/** What was put on the scale. Weights in ounces (grams in a metric tournament). */
const bag = {
  weight: weight.optional(),
  totalFish: fishCount.optional(),
  bigFish: weight.nullish(),
  /** The big fish was dead at the scale; missing: alive. */
  bigFishDead: z.boolean().nullish(),
  species: text(80).nullish(),
  deadFishCount: fishCount.optional(),
  shortFishCount: fishCount.optional(),
  liveFishCount: fishCount.nullish(),
  singleFishWeighed: z.strictObject({ species: text(80), isAlive: z.boolean() }).nullish(),
  manualPenalty: weight.nullish(),
  manualPenaltyReason: text(300).nullish(),
  periodIndex: count.nullish(),
  minutesLate: count.optional(),
  /** Who says how late it was; by an unproven clock nobody is late before a person has said so. */
  lateBy: z.enum(LATE_BY).nullish(),
  /** Where fish are measured: each of them, in inches; `weight` is the sum of those that count. */
  fishLengths: z.array(weight).max(MOST_FISH).nullish(),
  raw: rawReading.nullish(),
}
const circumstances = {
  station: text(40).nullish(),
  /** When it was weighed, by the clock of the device. */
  at: isoDateTime.optional(),
  reason: text(300).nullish(),
}

export const adjustLine = z
  .object({
    type: z.enum(['Late Arrival', 'Dead Fish', 'Short Fish', 'Lost Fish', 'Lost Day', 'Manual', 'Disqualified', 'Live Fish']),
    weight: weightTotal,
    message: z.string(),
  })
  .meta({ id: 'AdjustLine' })

/** One step in the life of a weigh-in: weighed, corrected or voided; by whom, when and why. */
export const weighInEvent = z
  .object({
    _id: id,
    kind: z.enum(['weigh', 'correct', 'void']),
    at: isoDateTime,
    receivedAt: isoDateTime,
    by: id,
    byName: z.string(),
    station: z.string().nullish(),
    reason: z.string().nullish(),
    weight,
    adjustedWeight: weightTotal,
    totalFish: count,
    bigFishDead: z.boolean().nullish(),
    raw: rawReading.nullish(),
  })
  .meta({ id: 'WeighInEvent' })
export type WeighInEvent = z.output<typeof weighInEvent>

/** A weigh-in as it stands now; `events` counts its history and is its revision. */
export const weighIn = z
  .object({
    ...recordFields,
    ...bag,
    weight,
    totalFish: countTotal,
    bigFish: weight,
    deadFishCount: countTotal,
    shortFishCount: countTotal,
    minutesLate: count,
    tournament: id,
    /** The same as `tournament`; both names occur in the specification (A69). */
    tournamentId: id,
    entry: id,
    day: count,
    station: z.string().nullish(),
    at: isoDateTime,
    by: id,
    /** Who weighed it, until somebody else has corrected or voided it. */
    whose: id.nullish(),
    reason: z.string().nullish(),
    voided: z.boolean(),
    corrected: z.boolean(),
    adjustedWeight: weightTotal,
    penaltyWeightIncurred: weightTotal,
    bonusWeightAdded: weightTotal,
    penaltyLog: z.array(adjustLine),
    bonusLog: z.array(adjustLine),
    disqualified: z.boolean(),
    errors: z.array(z.string()),
  })
  .meta({ id: 'WeighIn' })
export type WeighIn = z.output<typeof weighIn>

const create = z
  .strictObject({
    _id: id.optional(),
    tournament: id.optional(),
    tournamentId: id.optional(),
    entry: id,
    /** 0 is the first day. */
    day: count,
    ...bag,
    ...circumstances,
    /** One more weigh-in of a boat that has weighed today: another species of a mixed bag. */
    additional: z.boolean().optional(),
  })
  .refine((body) => body.tournament ?? body.tournamentId, { path: ['tournament'], message: 'is required' })

const change = z.strictObject({
  _id: id.optional(),
  _rev: z.number().int().optional(),
  ...bag,
  ...circumstances,
  /** Said later: both bags of this boat count. */
  additional: z.boolean().optional(),
})
/** `_rev` makes it a correction of the version the caller saw; the same `_id` with the same bag is a harmless repeat. */
const createOrUpdate = z
  .strictObject({ ...create.shape, _rev: z.number().int().optional() })
  .refine((body) => body.tournament ?? body.tournamentId, { path: ['tournament'], message: 'is required' })

const common = family(
  '/api/weigh-ins/',
  'weigh-ins',
  { record: weighIn, create, change, terms: { tournament: id, tournamentId: id, entry: id, day: count, voided: z.boolean() } },
  { list: 'signed-in', see: 'tournament.weigh', create: 'tournament.weigh', edit: 'weigh-in.change' },
)

export const weighInCalls = {
  ...common,
  create: endpoint({ ...common.create, summary: 'Save a bag. A repeat with the same _id answers the stored weigh-in and counts once.' }),
  update: endpoint({ ...common.update, summary: 'Correct a weigh-in, with a reason; the old weight stays in its history.' }),
  remove: endpoint({ ...common.remove, summary: 'Void a weigh-in; it stays in the log, struck through, and no longer counts.' }),
  createOrUpdate: endpoint({
    method: 'POST',
    path: '/api/weigh-ins/create-or-update',
    summary: 'Save a bag, or correct it when the id is known.',
    policy: 'tournament.run',
    body: createOrUpdate,
    response: weighIn,
  }),
  voidWeighIn: endpoint({
    method: 'POST',
    path: '/api/weigh-ins/{id}/void',
    summary: 'Void a weigh-in, saying why.',
    policy: 'weigh-in.change',
    see: 'tournament.weigh',
    params: idParams,
    body: z.strictObject({ reason: text(300).min(1), _rev: z.number().int().optional() }),
    response: weighIn,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/weigh-ins/{id}/history',
    summary: 'Every version of a weigh-in, oldest first: what, who, when, where, why.',
    policy: 'tournament.weigh',
    params: idParams,
    response: z.array(weighInEvent),
  }),
}
