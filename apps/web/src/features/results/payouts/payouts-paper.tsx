import { writeDates } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from '../screen/results.module.css'
import { moneyOut, type Results } from '../screen/results-view.ts'
import type { PayoutLine } from '../words/payout-lines.ts'
import { potName, weightText } from '../words/words.ts'

/** The payouts on paper: who gets what and why, pots after the main pool, one sum. */
export function PayoutsPaper({ results, lines }: { results: Results; lines: readonly PayoutLine[] }) {
  const { tournament, words, official, payouts, pots } = results
  const others = [
    ...payouts.groupPots.flatMap((pot) => pot.payouts.map((paid) => ({ ...paid, from: `Group ${pot.group}` }))),
    ...pots.flatMap((pot) => pot.payouts.map((paid) => ({ ...paid, from: potName(words, pot.pot) }))),
  ]
  return (
    <div className={classes.paper}>
      <h2>
        {official ? 'Official payouts' : 'Preview of payouts — nothing is saved'} · {writeDates(tournament.tournamentDates)}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">{tournament.teamEvent ? 'Team' : 'Angler'}</th>
            <th scope="col" data-numeric>
              Payout
            </th>
            <th scope="col">Why</th>
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
            <th scope="row">All payouts</th>
            <td data-numeric>{writeMoney(moneyOut(results).total)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
