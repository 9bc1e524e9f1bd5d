import type { Id } from '../kernel/ids.ts'
import { scoreWeighIn } from '../scoring/score-weigh-in.ts'
import type { Settings } from '../scoring/types.ts'
import { weighInFacts } from '../scoring/weigh-in-facts.ts'
import { bagOf } from './bag.ts'
import { latestValues, type StoredWeighIn } from './weigh-in-records.ts'
import { whoseBag } from './whose-bag.ts'

type Scoring = { settings?: Settings | null | undefined }

/** A weigh-in as the contract's `WeighIn` shows it: what counts of it by the tournament's settings. */
export function showWeighIn({ current, history, tournament }: StoredWeighIn, { settings }: Scoring) {
  const first = history[0]!
  const latest = history.at(-1)!
  const values = latestValues(history)
  const bag = bagOf(values)
  const weighIn = { _id: current.weighIn, ...bag }
  const scored = scoreWeighIn({ settings, weighIn })
  return {
    ...bag,
    _id: current.weighIn,
    _rev: history.length,
    createdAt: first.receivedAt,
    updatedAt: latest.receivedAt,
    tournament,
    tournamentId: tournament,
    entry: current.entry,
    day: current.day,
    station: first.station,
    at: current.at,
    by: first.by,
    whose: whoseBag(history),
    reason: latest.reason,
    raw: values.raw,
    voided: current.voided,
    corrected: history.some(({ kind }) => kind === 'correct'),
    totalFish: scored.totalFish,
    // What it weighed: a screen scores the weigh-in again, and a correction starts from it.
    bigFish: weighInFacts(settings, weighIn, current.day).bigFish,
    adjustedWeight: scored.adjustedWeight,
    penaltyWeightIncurred: scored.penaltyWeightIncurred,
    bonusWeightAdded: scored.bonusWeightAdded,
    penaltyLog: scored.penaltyLog,
    bonusLog: scored.bonusLog,
    disqualified: scored.disqualified,
    errors: scored.errors,
  }
}

/** Each step with the weight it left behind; a void shows the weight it struck out. `names`: who did it, by id. */
export function showHistory({ history }: StoredWeighIn, { settings }: Scoring, names: ReadonlyMap<Id, string>) {
  return history.map((record, index) => {
    const values = latestValues(history.slice(0, index + 1))
    const { adjustedWeight, totalFish } = scoreWeighIn({ settings, weighIn: { _id: record.weighIn, ...bagOf(values) } })
    return {
      _id: record._id,
      kind: record.kind,
      at: record.at,
      receivedAt: record.receivedAt,
      by: record.by,
      byName: names.get(record.by) ?? '',
      station: record.station,
      reason: record.reason,
      weight: values.weight,
      adjustedWeight,
      totalFish,
      bigFishDead: values.bigFishDead ?? null,
      raw: record.raw,
    }
  })
}
