import { wholeResults } from '@ramplight/domain/results/whole-results'
import type { Queryable } from '#platform/database/types'
import { calcuttaOf } from '../../payouts/calcuttas/index.ts'
import { placementTablesOf } from '../../payouts/payout-structures/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { calculate } from '../tournament-results/index.ts'
import { renamed } from './event-names.ts'

/** Everything the engine says of what is stored, by the names of a file. The caller sees to it that nothing moves meanwhile. */
export async function resultsOfEvent(db: Queryable, row: TournamentRow, names: ReadonlyMap<string, string>) {
  const calculation = await calculate(db, row)
  const tables = await placementTablesOf(db, row.settings.payout?.payoutToUse)
  const calcutta = await calcuttaOf(db, row.id, calculation.results.standings.standings)
  const whole = { ...wholeResults(calculation, tables), ...(calcutta ? { calcutta } : {}) }
  return { calculation, results: renamed(whole, names) }
}

/** As text: names in one order, so that the same results are the same bytes. */
export const canonicalText = (value: unknown): string => `${JSON.stringify(inOrder(value), null, 1)}\n`

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, inOrder((value as Record<string, unknown>)[name])]))
}
