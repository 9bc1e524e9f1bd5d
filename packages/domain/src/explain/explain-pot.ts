import type { Id } from '../kernel/ids.ts'
import type { Cents, Weight } from '../kernel/units.ts'
import { activePots } from '../payouts/pot-participants.ts'
import { countPot } from '../payouts/pots.ts'
import type { PotKind } from '../payouts/types.ts'
import { isIncomplete, presentEntries } from '../scoring/field.ts'
import { standings } from '../scoring/standings.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { type PayoutStep, potSteps } from './pot-steps.ts'
import { runningSteps, type Step } from './step.ts'

/** Cents, from the buy-ins to the size of the pot. */
export type PotSizeStep = Step<'buy-ins', { participants: number; entryFee: Cents }> | Step<'pot-bonus'>

/** `value` is the weight the entry competes with, null when it is not ranked in this pot. */
export type PotExplanation = {
  pot: Id
  kind: PotKind
  entry: Id
  value: Weight | null
  position: number | null
  size: PotSizeStep[]
  amount: Cents
  steps: PayoutStep[]
}

/** One entry's money from one big fish or side pot; null when the tournament has no such pot. */
export function explainPot({
  tournament,
  entries,
  pot: potId,
  entry,
}: {
  tournament: Tournament
  entries: Entry[]
  pot: Id
  entry: Id
}): PotExplanation | null {
  const active = activePots(tournament).find(({ pot }) => pot._id === potId)
  if (!active) return null
  const field = presentEntries(entries)
  const incomplete = isIncomplete(tournament, field)
  const counted = countPot(tournament, active, field, !incomplete)
  const ranked = counted.standings.find((row) => row.entry === entry)
  const row = standings({ tournament, entries: field }).standings.find((candidate) => candidate.entry === entry)
  const entryFee = active.pot.entryFee ?? 0
  return {
    pot: potId,
    kind: active.kind,
    entry,
    value: ranked?.weight ?? null,
    size: runningSteps<PotSizeStep>([
      { kind: 'buy-ins', rule: 'T1', delta: counted.participants * entryFee, participants: counted.participants, entryFee },
      ...(counted.bonus > 0 ? [{ kind: 'pot-bonus' as const, rule: 'T1', delta: counted.bonus }] : []),
    ]),
    ...potSteps(counted.ledger, { entry, row, incomplete, rules: {} }),
    position: ranked?.position ?? null,
  }
}
