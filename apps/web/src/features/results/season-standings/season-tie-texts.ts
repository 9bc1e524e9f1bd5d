import type { SeasonTie } from '@ramplight/domain/explain/explain-season-ties'
import type { WeightUnit } from '@ramplight/domain/kernel/units'
import { displayOf } from '@ramplight/domain/scoring/default-settings'
import { writeList } from '@ramplight/ui/values/numbers'
import { seasonTieBreakText } from '#features/tours/seasons/index.ts'
import { writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './season-standings.texts.ts'

/** What a sentence about a tie needs: who somebody is, and what the season weighs in. */
export type TieWords = { nameOf: (id: string) => string; unit: WeightUnit }

type Parted = Extract<SeasonTie, { kind: 'above' | 'below' }>

const finishText = (finish: number | null) => (finish === null ? t('seasonTies.noFinish') : t('seasonTies.ordinal', { place: finish }))

function figuresText({ by, place, mine, theirs }: Parted, { unit }: TieWords): string {
  if (by === 'most-wins') return t('seasonTies.most-wins', { place: place ?? 0, mine: mine ?? 0, theirs: theirs ?? 0 })
  if (by === 'best-finish') return t('seasonTies.best-finish', { mine: finishText(mine), theirs: finishText(theirs) })
  const write = (weight: number | null) => writeWeight(weight ?? 0, displayOf({ weight: { unit } }))
  return t('seasonTies.total-weight', { mine: write(mine), theirs: write(theirs) })
}

/** `Bo Reyes ahead: total weight 18-08 to 15-00.`, one sentence for each rule that parted somebody. */
export const seasonTieTexts = (ties: readonly SeasonTie[], words: TieWords): string[] =>
  ties.map((tie) => {
    const names = writeList(tie.ids.map(words.nameOf))
    if (tie.kind !== 'shared') return t(`seasonTies.${tie.kind}`, { names, figures: figuresText(tie, words) })
    if (tie.compared.length === 0) return t('seasonTies.sharesThePlace', { names })
    return t('seasonTies.sharesAfter', { names, steps: writeList(tie.compared.map(seasonTieBreakText)) })
  })
