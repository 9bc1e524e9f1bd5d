import { type WeighIn, type WeighInEvent, weighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { scoreWeighIn } from '@ramplight/domain/engine'
import { z } from 'zod'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import type { StoredWeighIn } from './find-weigh-in.ts'
import { type Bag, bagOf, type WeighInEventRow } from './weigh-ins.log.ts'

type Scoring = Pick<TournamentRow, 'settings'>

/** A weigh-in with what counts of it by the tournament's settings. */
export function presentWeighIn({ current, history, tournament }: StoredWeighIn, { settings }: Scoring): WeighIn {
  const first = history[0]!
  const latest = history.at(-1)!
  const values = latestValues(history)
  const bag = bagOf(values)
  const scored = scoreWeighIn({ settings, weighIn: { _id: current.weighIn, ...bag } })
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
    reason: latest.reason,
    raw: values.raw,
    voided: current.voided,
    corrected: history.some(({ kind }) => kind === 'correct'),
    totalFish: scored.totalFish,
    bigFish: scored.bigFish,
    adjustedWeight: scored.adjustedWeight,
    penaltyWeightIncurred: scored.penaltyWeightIncurred,
    bonusWeightAdded: scored.bonusWeightAdded,
    penaltyLog: scored.penaltyLog,
    bonusLog: scored.bonusLog,
    disqualified: scored.disqualified,
    errors: scored.errors,
  }
}

/** As it crosses the wire, for the details of a refusal. */
export const wireWeighIn = (stored: StoredWeighIn, scoring: Scoring) => z.encode(weighIn, presentWeighIn(stored, scoring))

/** Each step with the weight it left behind; a void shows the weight it struck out. */
export function presentHistory({ history }: StoredWeighIn, { settings }: Scoring, names: ReadonlyMap<string, string>): WeighInEvent[] {
  return history.map((row, index) => {
    const values = latestValues(history.slice(0, index + 1))
    const { adjustedWeight, totalFish } = scoreWeighIn({ settings, weighIn: { _id: row.weighIn, ...bagOf(values) } })
    return {
      _id: row.id,
      kind: row.kind,
      at: row.at,
      receivedAt: row.receivedAt,
      by: row.by,
      byName: names.get(row.by) ?? '',
      station: row.station,
      reason: row.reason,
      weight: values.weight,
      adjustedWeight,
      totalFish,
      raw: row.raw,
    }
  })
}

/** A correction carries the whole new bag; a void carries none. */
export const latestValues = (history: readonly WeighInEventRow[]): Bag & Pick<WeighInEventRow, 'raw'> =>
  history.findLast(({ kind }) => kind !== 'void') ?? history[0]!
