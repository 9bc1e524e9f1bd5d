import { Section } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconCoins, IconFish } from '@tabler/icons-react'
import classes from '../screen/results.module.css'
import type { Results } from '../screen/results-view.ts'
import { weightText } from '../words/words.ts'
import { PotCard } from './pot-card.tsx'
import { RankList } from './rank-list.tsx'
import { t } from './standings.texts.ts'

const LISTED_FISH = 20

/** The biggest fish of all, then every pot. */
export function PotsPanel({ results }: { results: Results }) {
  const { pots, standings, words } = results
  const fish = standings.standings
    .filter(({ bigFish, disqualified }) => bigFish > 0 && !disqualified)
    .toSorted((a, b) => b.bigFish - a.bigFish)
    .slice(0, LISTED_FISH)
  /** `T2`, as in every pot. */
  const placeOf = (weight: number) => {
    const tied = fish.filter(({ bigFish }) => bigFish === weight).length > 1
    return `${tied ? 'T' : ''}${1 + fish.filter(({ bigFish }) => bigFish > weight).length}`
  }
  return (
    <div className={classes.columns}>
      <Section title={t('potsPanel.biggestFish')} note={t('potsPanel.ofAllBoats')}>
        {fish.length === 0 ? (
          <EmptyState icon={IconFish} text={t('potsPanel.noBigFish')} compact />
        ) : (
          <RankList
            label={t('potsPanel.biggestFish')}
            rows={fish.map(({ entry, bigFish }) => ({
              key: entry,
              place: placeOf(bigFish),
              name: words.nameOf(entry),
              weight: weightText(bigFish, words),
            }))}
          />
        )}
      </Section>
      {pots.length === 0 ? (
        <Section title={t('potsPanel.pots')}>
          <EmptyState icon={IconCoins} text={t('potsPanel.thisTournament')} compact />
        </Section>
      ) : (
        pots.map((pot) => <PotCard key={pot.pot} results={results} pot={pot} />)
      )}
    </div>
  )
}
