import type { EventSummary } from '@ramplight/contract/results/tournament-results'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './event.texts.ts'
import classes from './tournament.module.css'

/** What each place is paid: before the results are official, the engine's own table for the field as it is now. */
export function EventPayouts({ summary: { payouts, state, field } }: { summary: EventSummary }) {
  if (payouts.places.length === 0) return null
  return (
    <Section title={t('payouts.title')} note={state === 'official' ? t('payouts.official') : t('payouts.preview', { boats: field })}>
      <table className={`${classes.table} ${classes.narrow}`}>
        <thead>
          <tr>
            <th scope="col">{t('payouts.place')}</th>
            <th scope="col">{t('payouts.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {payouts.places.map(({ position, amount }) => (
            <tr key={position}>
              <td>{t('payouts.ordinal', { place: position })}</td>
              <td>{writeShortMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('payouts.total')}</th>
            <td>{writeShortMoney(payouts.pool)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}
