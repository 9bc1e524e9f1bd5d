import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { LATE_BY } from '@ramplight/domain/scoring/lateness'
import { EMPTY_BAG } from '@ramplight/domain/weigh-in/bag'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, reference } from '#platform/database/columns'

/**
 * The log of weigh-ins: append-only. The first event of a weigh-in is a `weigh` whose id is the weigh-in's own;
 * a correction carries the whole new bag, a void carries only its reason. What counts now is a fold over these rows.
 */
export const weighInEvents = pgTable(
  'weigh_in_events',
  {
    id: text().primaryKey(),
    weighIn: reference().notNull(),
    kind: text({ enum: ['weigh', 'correct', 'void'] }).notNull(),
    tournament: reference().notNull(),
    entry: reference().notNull(),
    /** 0 is the first day. */
    day: integer().notNull(),
    /** By the clock of the device that weighed, as far as that could be put right. */
    at: isoTimestamp().notNull(),
    /** By that clock as it stood, and by how many milliseconds it was off when it was last compared; of a device without a network. */
    deviceAt: isoTimestamp(),
    clockOff: amount(),
    receivedAt: isoTimestamp().notNull(),
    by: reference().notNull(),
    station: text(),
    reason: text(),
    weight: amount().notNull().default(EMPTY_BAG.weight),
    totalFish: integer().notNull().default(EMPTY_BAG.totalFish),
    bigFish: amount(),
    bigFishDead: boolean(),
    species: text(),
    deadFishCount: integer().notNull().default(EMPTY_BAG.deadFishCount),
    shortFishCount: integer().notNull().default(EMPTY_BAG.shortFishCount),
    liveFishCount: integer(),
    singleFishWeighed: jsonb().$type<NonNullable<WeighIn['singleFishWeighed']>>(),
    manualPenalty: amount(),
    manualPenaltyReason: text(),
    periodIndex: integer(),
    minutesLate: integer().notNull().default(EMPTY_BAG.minutesLate),
    lateBy: text({ enum: LATE_BY }),
    fishLengths: jsonb().$type<number[]>(),
    /** One more bag of a boat that has weighed today, on purpose. */
    additional: boolean().notNull().default(false),
    /** The last events of this weigh-in that whoever wrote knew; null: all there were. */
    after: jsonb().$type<string[]>(),
    /** The id under which it was sent, where that one was another event's already. */
    clashOf: text(),
    /** What the scale said: text, unit, time, device, tare. */
    raw: jsonb().$type<NonNullable<WeighIn['raw']>>(),
  },
  (t) => [
    index('weigh_in_events_tournament').on(t.tournament, t.day),
    index('weigh_in_events_entry').on(t.entry),
    index('weigh_in_events_weigh_in').on(t.weighIn),
  ],
)
