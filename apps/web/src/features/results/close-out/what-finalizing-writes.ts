import type { Season } from '@ramplight/contract/tours/seasons'
import { writeMoney } from '#platform/values/write-money.ts'
import { heldText } from '../screen/results-state.tsx'
import { everyPayout, moneyOut, type Results } from '../screen/results-view.ts'
import { openTournamentText } from '../words/points-rows.ts'
import { listText } from '../words/words.ts'
import { t } from './close-out.texts.ts'

export type WrittenLine = { kind: 'result' | 'payments' | 'points' | 'status' | 'hold'; text: string; detail?: string }

const placesOfMoney = () => ({
  main: t('whatFinalizingWrites.mainPool'),
  group: t('whatFinalizingWrites.groups'),
  bigFishPot: t('whatFinalizingWrites.bigFish'),
  sidePot: t('whatFinalizingWrites.sidePots'),
})

function paymentsText(results: Results): WrittenLine {
  const payouts = everyPayout(results)
  if (payouts.length === 0) return { kind: 'payments', text: t('whatFinalizingWrites.noPaymentsNobody') }
  const counts = Object.entries(placesOfMoney())
    .map(([from, name]) => ({ name, count: payouts.filter((paid) => paid.from === from).length }))
    .filter(({ count }) => count > 0)
  return {
    kind: 'payments',
    text: t('whatFinalizingWrites.paymentsSummingTo', { count: payouts.length, total: writeMoney(moneyOut(results).total) }),
    detail: t('whatFinalizingWrites.completedOneForEach', { amounts: listText(counts.map(({ name, count }) => `${count} ${name}`)) }),
  }
}

function pointsText({ tournament, points, entries }: Results, season: Pick<Season, 'name'> | null): WrittenLine {
  if (tournament.setupOptions.openTournament) return { kind: 'points', text: openTournamentText() }
  if (!tournament.season) return { kind: 'points', text: t('whatFinalizingWrites.noSeasonPoints') }
  const anglers = points.filter((row) => row.points !== null).reduce((sum, { entry }) => sum + (entries.get(entry)?.users.length ?? 0), 0)
  return {
    kind: 'points',
    text: t('whatFinalizingWrites.pointsFor', { season: season?.name ?? t('whatFinalizingWrites.theSeason') }),
    detail: t('whatFinalizingWrites.anglersOfBoats', { anglers, boats: entries.size }),
  }
}

/** Everything that finalizing writes, in words; for an unfinished tournament only the places. */
export function whatFinalizingWrites(results: Results, season: Pick<Season, 'name'> | null, isBoardHeld: boolean): WrittenLine[] {
  const { entries } = results.preview.checks
  const result: WrittenLine = { kind: 'result', text: t('whatFinalizingWrites.placesAndWeights', { boats: entries }) }
  if (results.standings.incomplete)
    return [
      { ...result, detail: t('whatFinalizingWrites.asUnofficialResults') },
      { kind: 'payments', text: heldText(results) },
    ]
  return [
    { ...result, detail: t('whatFinalizingWrites.shownAsOfficial') },
    ...(isBoardHeld
      ? [{ kind: 'hold' as const, text: t('whatFinalizingWrites.holdEnds'), detail: t('whatFinalizingWrites.holdEndsDetail') }]
      : []),
    paymentsText(results),
    pointsText(results, season),
    { kind: 'status', text: t('whatFinalizingWrites.theTournamentBecomes'), detail: t('whatFinalizingWrites.weightsAreClosed') },
  ]
}
