import type { Id } from '../kernel/ids.ts'
import type { Cents, Weight } from '../kernel/units.ts'
import { activePots, type PotOfKind, timesInPot } from '../payouts/pot-participants.ts'
import { potValue, takesPart } from '../payouts/pot-ranking.ts'
import { countPot, type PotCount, potField } from '../payouts/pots.ts'
import type { PotKind } from '../payouts/types.ts'
import { isDisqualified, presentEntries } from '../scoring/field.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { type NotPaid, type PayoutStep, potSteps } from './pot-steps.ts'
import { runningSteps, type Step } from './step.ts'

/** Cents, from the buy-ins to the size of the pot. */
export type PotSizeStep =
  | Step<'buy-ins', { participants: number; entryFee: Cents }>
  | Step<'pot-bonus'>
  /** What an earlier event left to this pot (T8). */
  | Step<'carried-in'>

/** `value` is the weight the entry competes with, null when it is not ranked in this pot. */
export type PotExplanation = {
  pot: Id
  kind: PotKind
  entry: Id
  value: Weight | null
  /** T7: what a catch had to weigh; null without a minimum. */
  minimumWeight: Weight | null
  position: number | null
  size: PotSizeStep[]
  amount: Cents
  steps: PayoutStep[]
}

const sizeSteps = ({ participants, entryFee, bonus, carriedIn }: PotCount): PotSizeStep[] =>
  runningSteps<PotSizeStep>([
    { kind: 'buy-ins', rule: 'T1', delta: participants * entryFee, participants, entryFee },
    ...(bonus > 0 ? [{ kind: 'pot-bonus' as const, rule: 'T1', delta: bonus }] : []),
    ...(carriedIn > 0 ? [{ kind: 'carried-in' as const, rule: 'T8', delta: carriedIn }] : []),
  ])

/** A big fish pot for all species that the boat is not ranked in, because its fish was dead. */
const isDeadHere = ({ pot, kind }: PotOfKind, { weights }: Entry): boolean =>
  kind === 'bigFishPot' && !pot.species && (weights ?? []).some((day) => day.deadBigFish && (pot.dayIndex ?? day.day) === day.day)

/** In the order in which somebody at the ramp would ask. */
function whyNotPaid(tournament: Tournament, { pot }: PotCount, source: Entry | undefined, incomplete: boolean): NotPaid & { rule: string } {
  if (!source) return { rule: 'S1', reason: 'not-in-standings' }
  if (timesInPot(tournament, pot)(source) === 0) return { rule: 'T2', reason: 'not-in-pot' }
  if (!tournament.settings) return { rule: 'T6', reason: 'no-settings' }
  if (incomplete) return { rule: 'T6', reason: 'incomplete' }
  if (isDisqualified(source)) return { rule: 'T5', reason: 'disqualified' }
  const weight = potValue(tournament, pot, source)
  if (weight === 0) return isDeadHere(pot, source) ? { rule: 'W16', reason: 'dead-big-fish' } : { rule: 'T5', reason: 'no-weight' }
  if (takesPart(pot.pot, weight)) return { rule: 'T5', reason: 'outside-paid-places' }
  return { rule: 'T7', reason: 'below-minimum-weight', weight, minimumWeight: pot.pot.minimumWeight ?? 0 }
}

type PotInput = { tournament: Tournament; entries: Entry[]; pot: Id }

/** Any entry's money from one big fish or side pot: the pot is counted once for all of them. Null: the tournament has no such pot. */
export function potExplainer({ tournament, entries, pot: potId }: PotInput): ((entry: Id) => PotExplanation) | null {
  const active = activePots(tournament).find(({ pot }) => pot._id === potId)
  if (!active) return null
  const field = potField(tournament, entries)
  const counted = countPot(tournament, active, field)
  const present = presentEntries(entries)
  return (entry) => {
    const ranked = counted.standings.find((row) => row.entry === entry)
    const source = present.find(({ _id }) => _id === entry)
    return {
      pot: potId,
      kind: active.kind,
      entry,
      value: ranked?.weight ?? null,
      minimumWeight: active.pot.minimumWeight || null,
      size: sizeSteps(counted),
      ...potSteps(counted.ledger, { entry, rules: {}, whyNot: () => whyNotPaid(tournament, counted, source, field.incomplete) }),
      position: ranked?.position ?? null,
    }
  }
}

/** One entry's money from one big fish or side pot; null when the tournament has no such pot. */
export const explainPot = ({ entry, ...input }: PotInput & { entry: Id }): PotExplanation | null => potExplainer(input)?.(entry) ?? null
