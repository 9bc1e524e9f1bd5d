import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import type { SeasonRules } from '@ramplight/contract/tours/seasons'
import { explainSeason } from '@ramplight/domain/explain/explain-season'
import { explainSeasonTies } from '@ramplight/domain/explain/explain-season-ties'
import { eventsHeld } from '@ramplight/domain/points/season-results'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { useState } from 'react'
import { rulesText } from '#features/tours/seasons/index.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { type SeasonWords, seasonPointRows } from './season-point-rows.ts'
import { t } from './season-standings.texts.ts'
import { seasonTieTexts } from './season-tie-texts.ts'
import type { StandingsRow } from './standings-rows.ts'

type Props = {
  season: string
  distributions: readonly SeasonEventPointDistribution[]
  rules: SeasonRules
  words: SeasonWords
  nameOf: (id: string) => string
  row: StandingsRow | undefined
  onClose: () => void
}

/** Why the season points of one angler or team are what they are, event by event, and what decides among those level on points. */
export function SeasonWhySheet({ season, distributions, rules, words, nameOf, row, onClose }: Props) {
  // While the sheet slides out it still shows what it said.
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  const shown = row ?? last
  if (!shown) return null
  const total = pointsText(shown.points)
  const asked = { season, distributions, rules: { ...rules, events: eventsHeld(distributions) }, id: shown.id }
  const { steps } = explainSeason(asked)
  const unit = distributions.find(({ weightUnit }) => weightUnit)?.weightUnit ?? 'lb'
  const ties = seasonTieTexts(explainSeasonTies(asked), { nameOf, unit })
  const title = t('seasonWhySheet.whyPoints', { points: total })
  return (
    <SideSheet opened={row !== undefined} onClose={onClose} title={title} subtitle={shown.name}>
      <ExplanationList
        caption={title}
        rows={seasonPointRows(steps, words)}
        total={{ label: t('seasonWhySheet.seasonPoints'), amountText: total }}
        note={rulesText(rules)}
      />
      {ties.length > 0 && (
        <section>
          <h3>{t('seasonTies.levelOnPoints')}</h3>
          {ties.map((text) => (
            <p key={text} className="rl-explain__note">
              {text}
            </p>
          ))}
        </section>
      )}
    </SideSheet>
  )
}
