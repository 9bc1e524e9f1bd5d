import type { Weight } from '../kernel/units.ts'
import { countedDays, type DayRange } from '../scoring/entry-totals.ts'
import type { AdjustLine, AdjustType, Entry, Tournament } from '../scoring/types.ts'
import { inReadingOrder } from './reading-order.ts'
import { runningSteps, type Step } from './step.ts'

type OnDay = { day: number }

/** Weight units. */
export type WeightStep =
  | Step<'scale', OnDay>
  | Step<'penalty', OnDay & { type: AdjustType; message: string }>
  | Step<'bonus', OnDay & { type: AdjustType; message: string }>
  /** What a day record's own lines do not show: the clamp of a weigh-in (W8), or the rest of a day that was taken (D6). */
  | Step<'clamp', OnDay>
  | Step<'day-disqualified', OnDay>
  /** Other weigh-ins of a day that one of them lost (W13). */
  | Step<'day-lost', OnDay>
  /** A fish that would have been the big fish, but was dead (W16). The bag keeps its weight. */
  | Step<'dead-big-fish', OnDay & { bigFish: Weight }>
  | Step<'not-counted', OnDay & { reason: 'not-the-best-day' | 'not-entered' | 'after-the-cut' | 'another-day'; weight: Weight }>
  | Step<'disqualified'>

type Day = NonNullable<Entry['weights']>[number]
type NewStep = WeightStep extends infer S ? (S extends unknown ? Omit<S, 'result'> : never) : never

const minus = (weight: Weight): number => (weight === 0 ? 0 : -weight)

const lines = (kind: 'penalty' | 'bonus', day: number, log: readonly AdjustLine[] | null | undefined): NewStep[] =>
  inReadingOrder(log ?? []).map(({ type, weight, message }) => ({
    kind,
    rule: 'D2',
    delta: kind === 'penalty' ? minus(weight) : weight,
    day,
    type,
    message,
  }))

/** What took, or gave back, the rest of a day that its lines do not tell. */
function whatElse({ disqualified, penaltyLog }: Day) {
  if (disqualified) return { kind: 'day-disqualified' as const, rule: 'D6' }
  const isLost = penaltyLog?.some(({ type }) => type === 'Lost Day')
  return isLost ? { kind: 'day-lost' as const, rule: 'W13' } : { kind: 'clamp' as const, rule: 'W8' }
}

/** One day record: scale, penalties, bonuses, and what is left to its adjusted weight. A record may hold only its totals. */
function daySteps(record: Day): NewStep[] {
  const day = record.day ?? 0
  const adjusted = record.adjustedWeight ?? 0
  const weight = record.weight ?? adjusted
  const steps: NewStep[] = [{ kind: 'scale', rule: 'W1', delta: weight, day }]
  if (record.weight != null) steps.push(...lines('penalty', day, record.penaltyLog), ...lines('bonus', day, record.bonusLog))
  const rest = adjusted - steps.reduce((sum, { delta }) => sum + delta, 0)
  if (rest !== 0) steps.push({ ...whatElse(record), delta: rest, day })
  if (record.deadBigFish) steps.push({ kind: 'dead-big-fish', rule: 'W16', delta: 0, day, bigFish: record.deadBigFish })
  return steps
}

/** Why a day that was weighed adds nothing. */
function whyNotCounted({ only, upTo }: DayRange, day: number) {
  if (only != null && day !== only) return 'another-day' as const
  return upTo != null && day > upTo ? ('after-the-cut' as const) : ('not-entered' as const)
}

const byDay = (a: Day, b: Day) => (a.day ?? 0) - (b.day ?? 0)

/** How an entry's total weight came about (S2, S3, S6, S9), day by day. */
export function weightSteps(tournament: Tournament, entry: Entry, range: DayRange, isOut: boolean): WeightStep[] {
  const counted = new Set(countedDays(tournament, entry, range))
  const isBestDay = tournament.settings?.weighInMode === 'big-bass'
  const best = [...counted].reduce<Day | null>(
    (most, day) => (most === null || (day.adjustedWeight ?? 0) > (most.adjustedWeight ?? 0) ? day : most),
    null,
  )
  const steps = [...(entry.weights ?? [])].sort(byDay).flatMap((record): NewStep[] => {
    const day = record.day ?? 0
    const weight = record.adjustedWeight ?? 0
    if (!counted.has(record)) return [{ kind: 'not-counted', rule: 'S3', delta: 0, day, weight, reason: whyNotCounted(range, day) }]
    if (isBestDay && record !== best) return [{ kind: 'not-counted', rule: 'S3', delta: 0, day, weight, reason: 'not-the-best-day' }]
    return daySteps(record)
  })
  const total = steps.reduce((sum, { delta }) => sum + delta, 0)
  return runningSteps<WeightStep>(isOut ? [...steps, { kind: 'disqualified', rule: 'S6', delta: minus(total) }] : steps)
}
