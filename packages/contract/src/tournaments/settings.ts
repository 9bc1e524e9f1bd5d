import { z } from 'zod'
import { count, id, isoDateTime, MOST_DOLLARS, money, text, weight } from '../kernel/fields.ts'
import { centsToDollars, dollarsToCents } from '../kernel/units.ts'

/** How a tournament is scored, paid and shown. A tour holds the same shape as defaults for its tournaments. */
const percentage = z.number().min(0).max(100)
const points = z.number().min(0).max(100_000)

export const weighInMode = z.enum(['single', 'intraday-multiple-sessions', 'big-bass', 'multi-day'])

export const weightSettings = z
  .strictObject({
    unit: z.enum(['lb', 'kg']).optional(),
    /** How weights are entered and shown officially: `14-07`, `14.44` or `6.548`. */
    display: z.enum(['lb-oz', 'decimal-lb', 'kg']).optional(),
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
  })
  .meta({ id: 'WeightSettings' })

export const pointsScoring = z
  .strictObject({
    system: z.enum(['By Weight', 'By Position', 'Points Plus Weight']).optional(),
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
    /** The payout structure whose tables are used; without one the default structure of 40 places. */
    payoutToUse: id.optional(),
    allowPreRegistration: z.boolean().optional(),
    registrationClosesAt: isoDateTime.optional(),
    paymentMode: text(40).optional(),
  })
  .meta({ id: 'PayoutSettings' })

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
  })
  .meta({ id: 'Pot' })
export type Pot = z.output<typeof pot>

export const tournamentSettings = z
  .strictObject({
    weighInMode: weighInMode.optional(),
    weight: weightSettings.optional(),
    pointsScoring: pointsScoring.optional(),
    payout: payoutSettings.optional(),
    cuts: z
      .array(z.strictObject({ afterDay: z.number().int().min(0), keep: z.number().int().min(1) }))
      .max(20)
      .optional(),
    teamSettings: z.strictObject({ teamSize: z.number().int().min(1).max(6).optional() }).optional(),
    flightOptions: z
      .strictObject({ boatNumberMode: z.enum(['sign-up-order', 'random']).optional(), flights: z.number().int().min(1).max(20).optional() })
      .optional(),
  })
  .meta({ id: 'TournamentSettings' })
export type TournamentSettings = z.output<typeof tournamentSettings>
