/**
 * The public door of scoring, points and payouts: pure functions of plain data, one object argument each.
 * Weights are integers in thousandths of an ounce (gram in a metric tournament), money is integer cents.
 * Rules in plain words with worked examples: docs/algorithms/
 */

export type { TournamentResults } from './live-results.ts'
export { payouts } from './payouts/payouts.ts'
export { pots } from './payouts/pots.ts'
export type {
  GroupPot,
  LogLine,
  Paid,
  PayoutInput,
  PayoutResult,
  PlacementTable,
  PositionAmount,
  PotKind,
  PotResult,
} from './payouts/types.ts'
export { type EntryPoints, type PointsInput, points } from './points/points.ts'
export {
  type PointDistribution,
  type SeasonInput,
  type SeasonRow,
  type SeasonRules,
  seasonStandings,
} from './points/season-standings.ts'
export { type BoatNumber, type BoatNumberMode, boatNumbers } from './registration/boat-numbers.ts'
export { creditsUsed, type FeeItem, processingFee } from './registration/fees.ts'
export { dayRecord } from './scoring/day-record.ts'
export { formatWeight, type WeightFormat } from './scoring/format-weight.ts'
export { type ParsedWeight, parseWeight, type WeightInputFormat } from './scoring/parse-weight.ts'
export { scoreWeighIn } from './scoring/score-weigh-in.ts'
export { standings } from './scoring/standings.ts'
export type * from './scoring/types.ts'
export type { ChangedRules } from './simulate/change-rules.ts'
export { type SimulatedRow, type Simulation, simulateRules } from './simulate/simulate-rules.ts'
export { tournamentResults } from './tournament-results.ts'
