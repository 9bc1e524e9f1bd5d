import type { EventSummary } from '@ramplight/contract/results/tournament-results'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { t } from './event.texts.ts'
import classes from './tournament.module.css'

/** The boats that are entered, as the board names them. */
export function EventField({ summary: { boats, field } }: { summary: EventSummary }) {
  const more = field - boats.length
  const areNumbered = boats.some(({ boatNumber }) => boatNumber !== null)
  return (
    <Section title={t('entered.title')} note={field > 0 ? t('facts.boats', { count: field }) : undefined}>
      {boats.length === 0 ? (
        <p className="rl-dimmed">{t('entered.none')}</p>
      ) : (
        <ol className={classes.boats}>
          {boats.map(({ boatNumber, names }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a boat without a number is known by nothing else here
            <li key={index}>
              {areNumbered && (
                <b>
                  {boatNumber ?? '—'}
                  {boatNumber === null && <span className="rl-sr-only">{t('entered.noNumber')}</span>}
                </b>
              )}
              <span>{names.join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p className="rl-dimmed">{t('entered.more', { count: more })}</p>}
    </Section>
  )
}
