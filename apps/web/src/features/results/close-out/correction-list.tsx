import type { Correction } from '@ramplight/domain/results/correction'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { IconArrowsExchange } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import type { Results } from '../screen/results-view.ts'
import { MINUS, potName, type Words } from '../words/words.ts'
import classes from './close-out.module.css'
import { t } from './close-out.texts.ts'
import { useCorrections } from './correction.ts'

/** After results were reopened: who is owed money, and who must give some back. */
export function CorrectionList({ results }: { results: Results }) {
  const corrections = useCorrections(results)
  if (!corrections) return null
  if (corrections.length === 0) return <p className="rl-dimmed">{t('correction.sameMoney')}</p>
  const { words } = results
  return (
    <div className={classes.correction}>
      <Banner tone="amber" icon={IconArrowsExchange}>
        <b>{t('correction.title')}</b>
      </Banner>
      <ExplanationList
        caption={t('correction.title')}
        rows={corrections.map(({ entry, difference, pots }) => ({
          label: t(labelOf(difference), { boat: results.entries.has(entry) ? words.nameOf(entry) : t('checkStep.deletedEntry') }),
          detail: pots
            .map(({ pot, before, now }) =>
              t('correction.pot', { pot: nameOf(words, pot), before: writeMoney(before), now: writeMoney(now) }),
            )
            .join(' · '),
          amountText: signed(difference),
          tone: difference > 0 ? 'plus' : difference < 0 ? 'minus' : 'muted',
        }))}
        total={{ label: t('correction.total'), amountText: signed(corrections.reduce((sum, one) => sum + one.difference, 0)) }}
        note={t('correction.note')}
      />
    </div>
  )
}

const labelOf = (difference: Correction['difference']) =>
  difference > 0 ? 'correction.isOwed' : difference < 0 ? 'correction.givesBack' : 'correction.same'

const nameOf = (words: Words, pot: string): string => {
  if (pot === 'main') return t('correction.mainPool')
  return pot.startsWith('group:') ? t('correction.group', { group: pot.slice('group:'.length) }) : potName(words, pot)
}

const signed = (cents: number): string => (cents === 0 ? writeMoney(0) : `${cents < 0 ? MINUS : '+'}${writeMoney(Math.abs(cents))}`)
