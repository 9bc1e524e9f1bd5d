import { z } from 'zod'
import { count, countTotal, id, moneyTotal as money, moneyDelta, weightTotal as weight } from '../kernel/fields.ts'
import { adjustLine } from '../weigh-in/weigh-ins.ts'

/** The engine's answers as they cross the wire. */
export const standingRow = z
  .object({
    entry: id,
    position: z.number().int().nullable(),
    tied: z.boolean(),
    totalWeight: weight,
    bigFish: weight,
    totalFish: countTotal,
    totalPenaltyWeightIncurred: weight,
    totalBonusWeightAdded: weight,
    disqualified: z.boolean(),
    cutAfterDay: z.number().int().nullable(),
  })
  .meta({ id: 'StandingRow' })
export const standings = z.object({ incomplete: z.boolean(), standings: z.array(standingRow) })

export const pointsRow = z.object({ entry: id, points: z.number().nullable() })

const logLine = z.object({ type: z.enum(['error', 'bonus']), message: z.string() })
const paid = z.object({ entry: id, position: z.number().int(), amount: money })
const positionAmount = z.object({ position: z.number().int(), amount: money })

export const payouts = z
  .object({
    entryCount: count,
    gross: money,
    extraBonus: money,
    includedPots: money,
    pool: money,
    mainPool: money,
    paidPlaces: count,
    positionAmounts: z.array(positionAmount),
    payouts: z.array(paid),
    paid: money,
    bonusPaid: money,
    retained: moneyDelta,
    groupPots: z.array(z.object({ group: z.string(), amount: money, payouts: z.array(paid), paid: money, retained: money })),
    log: z.array(logLine),
  })
  .meta({ id: 'Payouts' })

export const potResult = z
  .object({
    pot: id,
    kind: z.enum(['bigFishPot', 'sidePot']),
    participants: count,
    size: money,
    standings: z.array(z.object({ entry: id, position: z.number().int(), weight })),
    payouts: z.array(paid),
    paid: money,
    retained: money,
    log: z.array(logLine),
  })
  .meta({ id: 'PotResult' })

export const dayRecord = z
  .object({
    day: count,
    weight,
    adjustedWeight: weight,
    totalFish: countTotal,
    bigFish: weight,
    fishCount: z.string(),
    deadFishCount: countTotal,
    /** What the big fish weighed that does not count because it was dead. */
    deadBigFish: weight.optional(),
    penaltyWeightIncurred: weight,
    bonusWeightAdded: weight,
    disqualified: z.boolean(),
    penaltyLog: z.array(adjustLine),
    bonusLog: z.array(adjustLine),
    errors: z.array(z.string()),
  })
  .meta({ id: 'DayRecord' })
