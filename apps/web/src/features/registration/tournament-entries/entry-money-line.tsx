import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { entryMoney } from '@ramplight/domain/money/cash-in-hand'
import { Fragment, type ReactNode } from 'react'
import { moneyOrNone, writeShortMoney } from '#platform/values/write-money.ts'
import './entries.css'
import { t } from './tournament-entries.texts.ts'

const bold = (words: ReactNode) => <b>{words}</b>

type Props = { tournament: Tournament; entries: readonly TournamentEntry[] }

/** `Cash in hand $510 ($600 taken, $60 given back, $30 paid out) · still owed $162`: what should lie in the cash box, and why. */
export function EntryMoneyLine({ tournament, entries }: Props) {
  const { owed, overpaid, inHand, cashBack, cashOut, checks, checksBack, checksOut, credits, online } = entryMoney(
    tournament,
    entries.filter(({ deleted }) => !deleted),
  )
  return (
    <span className="rl-num">
      {t.rich('entryMoneyLine.cashInHand', { amount: writeShortMoney(inHand), b: bold })}
      {wentOut(inHand, cashBack, cashOut)}
      {(
        [
          ['checks', checks, checksBack, checksOut],
          [credits < 0 ? 'creditsGiven' : 'credits', Math.abs(credits), 0, 0],
          ['paidOnline', online, 0, 0],
        ] as const
      ).map(([what, amount, back, out]) =>
        amount !== 0 || back > 0 || out > 0 ? (
          <Fragment key={what}>
            {' · '}
            {t.rich(`entryMoneyLine.${what}`, { amount: writeShortMoney(amount), b: bold })}
            {wentOut(amount, back, out)}
          </Fragment>
        ) : null,
      )}
      {!tournament.cancelled && (
        <>
          {' · '}
          {t.rich('entryMoneyLine.stillOwed', { amount: writeShortMoney(owed), b: bold })}
        </>
      )}
      {overpaid > 0 && (
        <>
          {' · '}
          {t.rich('entryMoneyLine.overpaid', { amount: writeShortMoney(overpaid), b: bold })}
        </>
      )}
    </span>
  )
}

const wentOut = (left: Cents, back: Cents, out: Cents) =>
  back > 0 || out > 0
    ? t('entryMoneyLine.wentOut', { taken: writeShortMoney(left + back + out), back: moneyOrNone(back), out: moneyOrNone(out) })
    : null
