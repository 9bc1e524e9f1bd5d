import type { EventSummary } from '@ramplight/contract/results/tournament-results'
import { displayWeight } from '@ramplight/domain/scoring/format-weight'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { inOwnUnits, useOwnUnits } from '#platform/values/own-units.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './event.texts.ts'
import classes from './tournament.module.css'

const TITLES = {
  'not-public': 'results.before',
  before: 'results.before',
  fishing: 'results.before',
  weighing: 'results.live',
  'between-days': 'results.live',
  unofficial: 'results.unofficial',
  official: 'results.official',
} as const satisfies Record<EventSummary['state'], string>

/** The first places, as the board shows them; nothing before somebody has weighed. */
export function EventResults({ tournament, summary }: { tournament: string; summary: EventSummary }) {
  const { first, state, held } = summary
  const display = inOwnUnits(summary.display, useOwnUnits().own)
  if (first.length === 0) return null
  const hasMoney = first.some(({ payout }) => payout !== null && payout > 0)
  const weightOf = (weight: number) => displayWeight(weight, display === 'lb-oz' ? 'board' : display)
  return (
    <Section title={t(TITLES[state])} note={held ? t('results.held') : undefined}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('results.place')}</th>
            <th scope="col">{t('results.boat')}</th>
            <th scope="col" className={classes.fish}>
              {t('results.fish')}
            </th>
            <th scope="col">{t('results.weight')}</th>
            {hasMoney && <th scope="col">{t('results.money')}</th>}
          </tr>
        </thead>
        <tbody>
          {first.map(({ entry, position, tied, names, totalFish, totalWeight, payout }) => (
            <tr key={entry}>
              <td>{tied ? t('results.tied', { place: position ?? 0 }) : position}</td>
              <td>
                {names.map((name, index) => (
                  <span key={name} className={classes.name}>
                    {index > 0 && <span className={classes.between}> · </span>}
                    {name}
                  </span>
                ))}
              </td>
              <td className={classes.fish}>{totalFish}</td>
              <td>{weightOf(totalWeight)}</td>
              {hasMoney && <td>{payout ? writeShortMoney(payout) : ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.after}>
        <a href={`/live-leaderboard/${tournament}`}>{t('results.all')}</a>
      </p>
    </Section>
  )
}
