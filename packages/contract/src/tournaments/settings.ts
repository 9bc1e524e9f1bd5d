import { WEIGHT_UNITS } from '@ramplight/domain/kernel/units'
import { WEIGHT_FORMATS } from '@ramplight/domain/scoring/format-weight'
import { z } from 'zod'
import { uploadPath } from '../content/upload-path.ts'
import { clockTime, count, id, isoDate, isoDateTime, MOST_DOLLARS, money, requiredText, text, weight } from '../kernel/fields.ts'
import { centsToDollars, dollarsToCents } from '../kernel/units.ts'

/** How a tournament is scored, paid and shown. A tour holds the same shape as defaults for its tournaments. */
const percentage = z.number().min(0).max(100)
const MOST_POINTS = 100_000
const points = z.number().min(0).max(MOST_POINTS)

/** A number of the options that a director types row by row: each refusal says what to do. */
const whole = (min: number, max: number) =>
  z.number('must be a number').int('must be a whole number').min(min, `must be at least ${min}`).max(max, `must be at most ${max}`)
const place = whole(1, 1000)
const places = whole(0, 1000)
/** Boats or anglers, as the fee is charged. */
const fieldSize = whole(0, 100_000)
const typedPoints = z.number('must be a number').min(0, 'must be at least 0').max(MOST_POINTS, `must be at most ${MOST_POINTS}`)

type Found = { path: (string | number)[]; message: string } | null
/** One finding for a list is enough: the first row that does not fit. */
const checked = <T extends z.ZodType>(schema: T, find: (value: z.output<T>) => Found) =>
  schema.superRefine((value, ctx) => {
    const found = find(value)
    if (found) ctx.addIssue({ code: 'custom', ...found })
  })

/** Rows that each begin where the one above ends. */
const rising = <Row extends z.ZodType, Key extends string & keyof z.output<Row>>(row: Row, key: Key, most: number) =>
  checked(z.array(row).max(most, `must be at most ${most} rows`), (rows) => {
    const wrong = rows.findIndex((one, index) => index > 0 && Number(one[key]) <= Number(rows[index - 1]?.[key]))
    return wrong < 0 ? null : { path: [wrong, key], message: `must be more than ${rows[wrong - 1]?.[key]}, which the row above has` }
  })

const notTwice = <Row extends z.ZodType>(list: z.ZodArray<Row>, of: (row: z.output<Row>) => string | number, message: string) =>
  checked(list, (rows) => {
    const wrong = rows.findIndex((row, index) => rows.findIndex((other) => of(other) === of(row)) < index)
    return wrong < 0 ? null : { path: [wrong], message }
  })

/** S10: asked in this order when weights are equal. */
export const tieBreak = z.enum([
  'biggest-fish',
  'most-fish',
  'most-live-fish',
  'heaviest-day',
  'next-heaviest-day',
  'next-largest-fish',
  'first-weighed',
  'shared',
])
const tieBreaks = checked(
  notTwice(z.array(tieBreak).max(tieBreak.options.length), (step) => step, 'is in the list already: remove it once'),
  (steps) => {
    const end = steps.indexOf('shared')
    return end < 0 || end === steps.length - 1 ? null : { path: [end], message: 'ends the list: move it to the end or remove what follows' }
  },
)

export const weighInMode = z.enum(['single', 'intraday-multiple-sessions', 'big-bass', 'multi-day'])

export const weightSettings = z
  .strictObject({
    unit: z.enum(WEIGHT_UNITS).optional(),
    /** How weights are entered and shown officially: `14-07`, `14.44` or `6.548`. */
    display: z.enum(WEIGHT_FORMATS).optional(),
    fishLimit: z.number().int().min(1).max(100).optional(),
    lateArrivalMinutesTrigger: count.optional(),
    lateArrivalPenalty: weight.optional(),
    lateArrivalPenaltyFrequency: z.enum(['Once', 'Per Minute']).optional(),
    lateDisqualificationMinutesTrigger: count.optional(),
    hasDeadFishPenalty: z.boolean().optional(),
    deadFishPenalty: weight.optional(),
    weightToSubtractForShortFish: weight.optional(),
    liveFishBonuses: z
      .array(z.strictObject({ species: text(80).nullable(), bonus: weight }))
      .max(50)
      .optional(),
    deadFishPenaltyFrom: whole(1, 100).optional(),
    shortFishAction: z.literal('lose-biggest-fish').optional(),
    overLimitAction: z.literal('lose-biggest-fish').optional(),
    /** What the late penalty does to the big fish, in pots, ties and points; missing: nothing. */
    lateBigFish: z.enum(['less-penalty', 'not-counted']).optional(),
    /** A big fish that was dead at the scale does not count for pots, ties and points; the bag keeps its weight. Missing: it counts. */
    bigFishMustBeAlive: z.boolean().optional(),
    /** Reaching one of these takes the whole day; 0 or missing never does. */
    loseDay: z
      .strictObject({ minutesLate: whole(0, 1440).optional(), deadFish: whole(0, 100).optional(), shortFish: whole(0, 100).optional() })
      .optional(),
  })
  .meta({ id: 'WeightSettings' })

export const pointsScoring = z
  .strictObject({
    system: z.enum(['By Weight', 'By Position', 'Points Plus Weight', 'Default']).optional(),
    firstPlacePoints: z.union([points, z.literal('Custom')]).optional(),
    customFirstPlacePoints: points.optional(),
    pointsPerPlace: points.optional(),
    noWeightPoints: points.optional(),
    minimumPointsAwarded: points.optional(),
    noWeightAction: z.literal('Last Based Weight').optional(),
    noWeighPointsDeductedFromLast: points.optional(),
    firstBigFishBonus: points.optional(),
    secondBigFishBonus: points.optional(),
    thirdBigFishBonus: points.optional(),
    pointsPerFishBonus: points.optional(),
    participationPoints: points.optional(),
    tournamentScoringRatio: z.number().min(0).max(100).optional(),
    /** What the places 1, 2, 3 … are worth; further places go on in steps from the last of them. */
    pointsTable: z.array(typedPoints).max(300, 'must be at most 300 places').optional(),
    /** From this place on every place is worth so many less than the one above. */
    pointsSteps: rising(z.strictObject({ fromPlace: place, step: typedPoints }), 'fromPlace', 50).optional(),
    /** For an entry without fish, in place of what its place is worth. */
    zeroFish: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('fixed'), points: typedPoints }),
        z.strictObject({ kind: z.literal('last-minus'), minus: typedPoints }),
        z.strictObject({ kind: z.literal('none') }),
      ])
      .optional(),
    tiePoints: z.enum(['shared', 'mean']).optional(),
  })
  .meta({ id: 'PointsScoring' })

/** A row is in dollars or in percent: only dollars become cents. */
const customPayoutWire = z.strictObject({
  position: z.number().int().min(1),
  payment: z.number().min(0),
  paymentPercOrDollar: z.enum(['percent', 'dollar']),
})
const MOST_PERCENT = 100
const centsOf = (dollars: number) => (dollars <= MOST_DOLLARS ? dollarsToCents(dollars) : null)
const WRONG_DOLLARS = 'must be dollars with at most 2 decimals'
const WRONG_PERCENT = `must be at most ${MOST_PERCENT} percent`

export const customPayout = z.codec(customPayoutWire, customPayoutWire, {
  decode: (row, ctx) => {
    const isPercent = row.paymentPercOrDollar === 'percent'
    const payment = isPercent ? (row.payment <= MOST_PERCENT ? row.payment : null) : centsOf(row.payment)
    if (payment !== null) return { ...row, payment }
    ctx.issues.push({ code: 'custom', input: row.payment, message: isPercent ? WRONG_PERCENT : WRONG_DOLLARS, path: ['payment'] })
    return z.NEVER
  },
  encode: (row) => (row.paymentPercOrDollar === 'percent' ? row : { ...row, payment: centsToDollars(row.payment) }),
})

const groupWire = z.strictObject({
  _id: id.optional(),
  name: text(80).min(1),
  potPercentageAllocatedToGroup: z.number().min(0).optional(),
  percentageOrDollar: z.enum(['percentage', 'dollar']).optional(),
})
export const group = z.codec(groupWire, groupWire, {
  decode: (row, ctx) => {
    const { potPercentageAllocatedToGroup: typed, percentageOrDollar } = row
    if (typed === undefined) return row
    const isDollar = percentageOrDollar === 'dollar'
    const allocated = isDollar ? centsOf(typed) : typed <= MOST_PERCENT ? typed : null
    if (allocated !== null) return { ...row, potPercentageAllocatedToGroup: allocated }
    const message = isDollar ? WRONG_DOLLARS : WRONG_PERCENT
    ctx.issues.push({ code: 'custom', input: typed, message, path: ['potPercentageAllocatedToGroup'] })
    return z.NEVER
  },
  encode: (row) =>
    row.percentageOrDollar === 'dollar' && row.potPercentageAllocatedToGroup !== undefined
      ? { ...row, potPercentageAllocatedToGroup: centsToDollars(row.potPercentageAllocatedToGroup) }
      : row,
})

const guarantees = notTwice(
  z.array(z.strictObject({ position: place, amount: money })).max(100, 'must be at most 100 places'),
  ({ position }) => position,
  'names a place that is in the list already: each place once',
)

export const payoutSettings = z
  .strictObject({
    payoutMode: z.enum(['custom', 'mixed', 'percentages']).optional(),
    chargePer: z.enum(['Angler', 'Team']).optional(),
    customPayouts: z.array(customPayout).max(300).optional(),
    totalPayoutPerc: percentage.optional(),
    defaultEntryFee: money.optional(),
    minimumAmountToTriggerPayout: money.optional(),
    roundUpOrDown: z.enum(['up', 'down', 'nearest']).optional(),
    roundUpTo: money.optional(),
    breakTiesWithBigFish: z.boolean().optional(),
    bigFishEnabled: z.boolean().optional(),
    sidePot: z.boolean().optional(),
    bonusPayouts: z
      .array(z.strictObject({ parentId: id.nullable(), amount: money }))
      .max(100)
      .optional(),
    bonusMoneyPaid: z
      .array(z.strictObject({ position: z.number().int().min(1), payment: money, entriesRequired: count.nullable() }))
      .max(100)
      .optional(),
    oneIn: z.number().int().min(1).max(1000).optional(),
    placesPaid: z.number().int().min(1).max(1000).optional(),
    /** The last row that the field reaches says how many places are paid, in place of `oneIn` and `placesPaid`. */
    placesByFieldSize: rising(z.strictObject({ from: fieldSize, places }), 'from', 50).optional(),
    /** So many places for a field up to `upTo`, then one more for every full `oneMorePer`. */
    placesSteps: z.strictObject({ places, upTo: fieldSize, oneMorePer: whole(1, 100_000) }).optional(),
    maxPlaces: place.optional(),
    /** Leaves the fees before any percentage: once, or for every fee that is paid. */
    fixedSlices: z
      .array(z.strictObject({ name: text(80).min(1, 'needs a name'), amount: money, per: z.enum(['event', 'entry']).optional() }))
      .max(20, 'must be at most 20 rows')
      .optional(),
    /** The last row that the field reaches guarantees these amounts. */
    guaranteesByFieldSize: rising(z.strictObject({ from: fieldSize, guarantees }), 'from', 50).optional(),
    /** The payout structure whose tables are used; without one the default structure of 40 places. */
    payoutToUse: id.optional(),
    allowPreRegistration: z.boolean().optional(),
    /** Anglers who sign up when so many boats are in go on the waiting list. Without it the field has no limit. */
    maxBoats: whole(1, 2000).optional(),
    /** Spots that open after the close of registration go to the waiting list, too, until the launch. */
    waitingListAfterClose: z.boolean().optional(),
    registrationClosesAt: isoDateTime.optional(),
    paymentMode: text(40).optional(),
  })
  .meta({ id: 'PayoutSettings' })

/** Half hours of a whole day. */
const MOST_PERIODS = 48

/** Parts of a day with prizes of their own: so many, so many minutes each, from a time on at the ramp. */
const periods = z.strictObject({
  start: clockTime,
  minutes: z.number().int().min(10).max(720),
  count: z.number().int().min(1).max(MOST_PERIODS),
})

export const pot = z
  .strictObject({
    _id: id,
    name: text(80).optional(),
    entryFee: money.optional(),
    dayIndex: z.number().int().min(0).nullable().optional(),
    groups: z.array(text(80)).max(50).optional(),
    species: text(80).nullable().optional(),
    payoutsPercentages: z
      .array(z.strictObject({ position: z.number().int().min(1), percentage }))
      .max(100)
      .optional(),
    includedInEntryFee: z.boolean().optional(),
    /** A lighter fish or bag does not take part. */
    minimumWeight: weight.optional(),
    /** What nobody wins is kept for the next event; `carriedIn` is what an earlier one kept. */
    carryOver: z.boolean().optional(),
    carriedIn: money.optional(),
    /** For one period of the day, the first is 0; missing or null: the whole day. */
    periodIndex: z
      .number()
      .int()
      .min(0)
      .max(MOST_PERIODS - 1)
      .nullable()
      .optional(),
  })
  .meta({ id: 'Pot' })
export type Pot = z.output<typeof pot>

export const tournamentSettings = z
  .strictObject({
    weighInMode: weighInMode.optional(),
    weight: weightSettings.optional(),
    periods: periods.optional(),
    /** In place of `payout.breakTiesWithBigFish` when it names a step. */
    tieBreaks: tieBreaks.optional(),
    pointsScoring: pointsScoring.optional(),
    payout: payoutSettings.optional(),
    cuts: z
      .array(z.strictObject({ afterDay: z.number().int().min(0), keep: z.number().int().min(1) }))
      .max(20)
      .optional(),
    registration: z
      .strictObject({
        /** What an angler accepts before they are in. Every wording is kept as a version of its own; empty: there is none. */
        waiver: text(10_000).optional(),
        /** Papers that everybody who signs up is asked for: the blank form, and what the director says about it. */
        documents: z
          .array(
            z.strictObject({
              label: requiredText(200),
              path: uploadPath,
              text: text(1000).optional(),
              isRequired: z.boolean().optional(),
            }),
          )
          .max(10)
          .optional(),
        /** Who can't make it withdraws without the director: their card is refunded by the policy at once. */
        selfWithdraw: z.boolean().optional(),
        /** What is given back to who does not come: so many percent up to a day, it included, less the fee. No step: no policy. */
        refunds: z
          .strictObject({
            steps: z
              .array(z.strictObject({ until: isoDate, percent: z.number().int().min(0).max(100) }))
              .max(6)
              .optional(),
            feeKept: money.optional(),
          })
          .optional(),
      })
      .optional(),
    teamSettings: z.strictObject({ teamSize: z.number().int().min(1).max(6).optional() }).optional(),
    flightOptions: z
      .strictObject({
        boatNumberMode: z.enum(['sign-up-order', 'random']).optional(),
        flights: z.number().int().min(1).max(20).optional(),
        /** On day 2, 4 … the last flight leaves first, at the times of the first. */
        reverseOnDayTwo: z.boolean().optional(),
      })
      .optional(),
  })
  .meta({ id: 'TournamentSettings' })
export type TournamentSettings = z.output<typeof tournamentSettings>
