import { LATE_BY } from '@ramplight/domain/scoring/lateness'
import type { WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import { z } from 'zod'
import { count, fishCount, id, isoDateTime, text, weight } from '../kernel/fields.ts'
import { MOST_FISH, rawReading } from './weigh-ins.ts'

/** What was put on the scale, with nothing left out. Weights in ounces (grams in a metric tournament). */
const bag = {
  weight,
  totalFish: fishCount,
  bigFish: weight.nullable(),
  /** Nothing in what older devices send. */
  bigFishDead: z.boolean().nullish(),
  species: text(80).nullable(),
  deadFishCount: fishCount,
  shortFishCount: fishCount,
  liveFishCount: fishCount.nullable(),
  singleFishWeighed: z.strictObject({ species: text(80), isAlive: z.boolean() }).nullable(),
  manualPenalty: weight.nullable(),
  manualPenaltyReason: text(300).nullable(),
  periodIndex: count.nullable(),
  minutesLate: count,
  /** Nothing in what older devices send. */
  lateBy: z.enum(LATE_BY).nullish(),
  /** Nothing in what older devices send. */
  fishLengths: z.array(weight).max(MOST_FISH).nullish(),
}
const about = {
  /** The id of the event that weighs; for that one, its own. */
  weighIn: id,
  kind: z.enum(['weigh', 'correct', 'void']),
  tournament: id,
  entry: id,
  /** 0 is the first day. */
  day: count,
  /** When it was done, by the clock of the device as far as that could be put right. */
  at: isoDateTime,
}
const circumstances = {
  station: text(40).nullable(),
  reason: text(300).nullable(),
  /** One more bag of a boat that has weighed today, on purpose; a correction may say so later. */
  additional: z.boolean(),
  raw: rawReading.nullable(),
}
const whatWasKnown = {
  /** The last events of this weigh-in that the device knew; what it did not know, it did not overrule. Nothing: it knew all. */
  after: z.array(id).max(100).nullish(),
  /** By the clock of the device as it stood, and by how many milliseconds that was off when it was last compared. */
  deviceAt: isoDateTime.nullish(),
  clockOff: z.number().int().min(-1e12).max(1e12).nullish(),
}

/**
 * One event of the log of weigh-ins as it lies in the log, and as it goes between a device and the server. A correction carries
 * the whole new bag, a void an empty one.
 */
export const weighInRecord = z
  .object({
    _id: id,
    ...about,
    /** When the server had it; on the device that made it, until then, the same as `at`. */
    receivedAt: isoDateTime,
    by: id,
    ...circumstances,
    ...bag,
    ...whatWasKnown,
    /** The id under which it was sent, where that one was another event's already: both are kept. */
    clashOf: id.nullish(),
  })
  .meta({ id: 'WeighInRecord' }) satisfies z.ZodType<WeighInRecord>

/** An event as a device sends it: what nobody typed may be left out. Who it was and when it came, the server says. */
export const sentWeighInRecord = z
  .object({ ...about, ...z.object({ ...circumstances, ...bag }).partial().shape, ...whatWasKnown })
  .refine(({ kind, reason }) => kind === 'weigh' || Boolean(reason), { path: ['reason'], message: 'is required' })
export type SentWeighInRecord = z.output<typeof sentWeighInRecord>
