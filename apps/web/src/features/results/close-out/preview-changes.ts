import { writeMoney } from '#platform/values/write-money.ts'
import type { Figures } from '../screen/results-view.ts'
import { moneyOut } from '../screen/results-view.ts'
import { placeMark } from '../standings/standing-lines.ts'
import { type Words, weightText } from '../words/words.ts'
import { t } from './close-out.texts.ts'

const MOST = 5

const placeChange = (was: string, is: string) =>
  was === is ? t('previewChanges.stillPlace', { place: is }) : t('previewChanges.placeChanges', { before: was, after: is })

/** Whether anything that would be written is different. */
export const differ = (before: Figures, after: Figures): boolean => JSON.stringify(before) !== JSON.stringify(after)

/** What moved between two calculations, in words: weights first, then who moved because of them, then the money. */
export function previewChanges(before: Figures, after: Figures, words: Words): string[] {
  const old = new Map(before.standings.standings.map((row) => [row.entry, row]))
  const weights: string[] = []
  let moved = 0
  for (const row of after.standings.standings) {
    const was = old.get(row.entry)
    old.delete(row.entry)
    const name = words.nameOf(row.entry)
    if (!was) weights.push(t('previewChanges.isNew', { boat: name, weight: weightText(row.totalWeight, words) }))
    else if (was.disqualified !== row.disqualified)
      weights.push(`${name}: ${row.disqualified ? t('previewChanges.disqualified') : t('previewChanges.backInTheStandings')}`)
    else if (was.totalWeight !== row.totalWeight)
      weights.push(
        `${name}: ${weightText(was.totalWeight, words)} → ${weightText(row.totalWeight, words)}, ${placeChange(placeMark(was), placeMark(row))}`,
      )
    else if (was.bigFish !== row.bigFish)
      weights.push(
        t('previewChanges.bigFish', { boat: name, before: weightText(was.bigFish, words), after: weightText(row.bigFish, words) }),
      )
    else if (placeMark(was) !== placeMark(row)) moved += 1
  }
  const gone = [...old.keys()].map((entry) => t('previewChanges.noLongerEntered', { boat: words.nameOf(entry) }))
  const all = [...weights, ...gone]
  const rest = all.length - MOST
  const [paidBefore, paidAfter] = [moneyOut(before).total, moneyOut(after).total]
  return [
    ...all.slice(0, rest > 0 ? MOST : all.length),
    ...(rest > 0 ? [`${t('previewChanges.moreChanges', { count: rest })}`] : []),
    ...(moved > 0 ? [t('previewChanges.otherBoatsMoved', { count: moved })] : []),
    ...(paidBefore === paidAfter ? [] : [t('previewChanges.payouts', { before: writeMoney(paidBefore), after: writeMoney(paidAfter) })]),
  ]
}
