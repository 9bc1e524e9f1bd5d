import { writeDates } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from '../screen/results.module.css'
import { moneyOut, type Results } from '../screen/results-view.ts'
import type { PayoutLine } from '../words/payout-lines.ts'
import { potName, weightText } from '../words/words.ts'
import { t } from './payouts.texts.ts'

/** The payouts on paper: who gets what and why, pots after the main pool, one sum. */
export function PayoutsPaper({ results, lines }: { results: Results; lines: readonly PayoutLine[] }) {
  const { tournament, words, official, payouts, pots } = results
  const others = [
    ...payouts.groupPots.flatMap((pot) => pot.payouts.map((paid) => ({ ...paid, from: t('payoutsPaper.group', { group: pot.group }) }))),
    ...pots.flatMap((pot) => pot.payouts.map((paid) => ({ ...paid, from: potName(words, pot.pot) }))),
  ]
  return (
    <div className={classes.paper}>
      <h2>
        {official ? t('payoutsPaper.officialPayouts') : t('payoutsPaper.previewOfPayoutsNothing')} ·{' '}
        {writeDates(tournament.tournamentDates)}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('payoutsPaper.place')}</th>
            <th scope="col">{tournament.teamEvent ? t('payoutsPaper.team') : t('payoutsPaper.angler')}</th>
            <th scope="col" data-numeric>
              {t('payoutsPaper.payout')}
            </th>
            <th scope="col">{t('payoutsPaper.why')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ entry, position, tied, weight, total, why }) => (
            <tr key={entry}>
              <td>{`${tied ? 'T' : ''}${position}`}</td>
              <td>{words.nameOf(entry)}</td>
              <td data-numeric>{writeMoney(total)}</td>
              <td>{`${weightText(weight, words)} · ${why}`}</td>
            </tr>
          ))}
          {others.map(({ entry, position, amount, from }) => (
            <tr key={`${from}-${entry}`}>
              <td>{position}</td>
              <td>{words.nameOf(entry)}</td>
              <td data-numeric>{writeMoney(amount)}</td>
              <td>{from}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t('payoutsPaper.allPayouts')}</th>
            <td data-numeric>{writeMoney(moneyOut(results).total)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
