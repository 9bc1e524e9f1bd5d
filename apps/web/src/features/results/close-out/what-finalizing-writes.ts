import type { Season } from '@ramplight/contract/tours/seasons'
import { countOf } from '#platform/values/write-count.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { heldText } from '../screen/results-state.tsx'
import { everyPayout, moneyOut, type Results } from '../screen/results-view.ts'
import { OPEN_TOURNAMENT } from '../words/points-rows.ts'
import { listText } from '../words/words.ts'

export type WrittenLine = { what: 'result' | 'payments' | 'points' | 'status'; text: string; detail?: string }

const FROM = { main: 'main pool', group: 'groups', bigFishPot: 'big fish', sidePot: 'side pots' } as const

function paymentsText(results: Results): WrittenLine {
  const payouts = everyPayout(results)
  if (payouts.length === 0) return { what: 'payments', text: 'No payments: nobody is paid' }
  const counts = Object.entries(FROM)
    .map(([from, name]) => ({ name, count: payouts.filter((paid) => paid.from === from).length }))
    .filter(({ count }) => count > 0)
  return {
    what: 'payments',
    text: `${countOf(payouts.length, 'payment')} summing to ${writeMoney(moneyOut(results).total)}`,
    detail: `${listText(counts.map(({ name, count }) => `${count} ${name}`))}; completed, one for each boat and pot`,
  }
}

function pointsText({ tournament, points, entries }: Results, season: Pick<Season, 'name'> | null): WrittenLine {
  if (tournament.setupOptions.openTournament) return { what: 'points', text: OPEN_TOURNAMENT }
  if (!tournament.season) return { what: 'points', text: 'No season points: this tournament belongs to no season' }
  const anglers = points.filter((row) => row.points !== null).reduce((sum, { entry }) => sum + (entries.get(entry)?.users.length ?? 0), 0)
  return {
    what: 'points',
    text: `Points for ${season?.name ?? 'the season'}`,
    detail: `${countOf(anglers, 'angler')} of ${countOf(entries.size, 'boat')}`,
  }
}

/** Everything that finalizing writes, in words; for an unfinished tournament only the places. */
export function whatFinalizingWrites(results: Results, season: Pick<Season, 'name'> | null): WrittenLine[] {
  const { entries } = results.preview.checks
  const result: WrittenLine = { what: 'result', text: `Places and weights of ${countOf(entries, 'boat')}` }
  if (results.standings.incomplete)
    return [
      { ...result, detail: 'As unofficial results' },
      { what: 'payments', text: heldText(results) },
    ]
  return [
    { ...result, detail: 'Shown as Official on the public board' },
    paymentsText(results),
    pointsText(results, season),
    { what: 'status', text: 'The tournament becomes Completed', detail: 'Weights are closed until the results are reopened' },
  ]
}
