import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import type { Results } from '../screen/results-view.ts'
import { MINUS, potName, type Words } from '../words/words.ts'
import classes from './close-out.module.css'
import { t } from './close-out.texts.ts'
import { useCorrections } from './correction.ts'

/** Before results that were reopened are official again: which boats will owe money back, and which are owed some. */
export function CorrectionList({ results }: { results: Results }) {
  const corrections = useCorrections(results)
  const online = useOnline()
  if (!corrections) return online ? null : <p className="rl-dimmed">{t('correction.needsInternet')}</p>
  if (corrections.length === 0) return <p className="rl-dimmed">{t('correction.sameMoney')}</p>
  const { words } = results
  return (
    <div className={classes.correction}>
      <Banner tone="amber" icon={IconArrowsExchange}>
        <b>{t('correction.title')}</b>
      </Banner>
      <ExplanationList
        caption={t('correction.title')}
        rows={corrections.map(({ entry, open, pots }) => ({
          label: t(labelOf(open), { boat: results.entries.has(entry) ? words.nameOf(entry) : t('checkStep.deletedEntry') }),
          detail: pots
            .filter((pot) => pot.open !== 0)
            .map(({ pot, handedOut, due }) =>
              t('correction.pot', { pot: nameOf(words, pot), before: writeMoney(handedOut), now: writeMoney(due) }),
            )
            .join(' · '),
          amountText: signed(open),
          tone: open > 0 ? 'plus' : open < 0 ? 'minus' : 'muted',
        }))}
        total={{ label: t('correction.total'), amountText: signed(corrections.reduce((sum, one) => sum + one.open, 0)) }}
        note={t('correction.note')}
      />
    </div>
  )
}

const labelOf = (open: number) => (open > 0 ? 'correction.isOwed' : open < 0 ? 'correction.givesBack' : 'correction.same')

const nameOf = (words: Words, pot: string): string => {
  if (pot === 'main') return t('correction.mainPool')
  return pot.startsWith('group:') ? t('correction.group', { group: pot.slice('group:'.length) }) : potName(words, pot)
}

const signed = (cents: number): string => (cents === 0 ? writeMoney(0) : `${cents < 0 ? MINUS : '+'}${writeMoney(Math.abs(cents))}`)
