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
  const { owed, overpaid, inHand, cashBack, cashOut, cashFloat, cashDeposited, credits, online, ...checked } = entryMoney(
    tournament,
    entries.filter(({ deleted }) => !deleted),
  )
  return (
    <span className="rl-num">
      {t.rich('entryMoneyLine.cashInHand', { amount: writeShortMoney(inHand), b: bold })}
      {wentOut(inHand, { back: cashBack, out: cashOut, float: cashFloat, bank: cashDeposited })}
      {(
        [
          ['checks', checked.checks, { back: checked.checksBack, out: checked.checksOut, float: 0, bank: checked.checksDeposited }],
          [credits < 0 ? 'creditsGiven' : 'credits', Math.abs(credits), NOTHING],
          ['paidOnline', online, NOTHING],
        ] as const
      ).map(([what, amount, went]) =>
        amount !== 0 || isSome(went) ? (
          <Fragment key={what}>
            {' · '}
            {t.rich(`entryMoneyLine.${what}`, { amount: writeShortMoney(amount), b: bold })}
            {wentOut(amount, went)}
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

type Went = { back: Cents; out: Cents; float: Cents; bank: Cents }
const NOTHING: Went = { back: 0, out: 0, float: 0, bank: 0 }
const isSome = (went: Went) => Object.values(went).some((amount) => amount !== 0)

const wentOut = (left: Cents, went: Went) =>
  isSome(went)
    ? t('entryMoneyLine.wentOut', {
        ...{ taken: writeShortMoney(left + went.back + went.out + went.bank - went.float), float: moneyOrNone(went.float) },
        ...{ back: moneyOrNone(went.back), out: moneyOrNone(went.out), bank: moneyOrNone(went.bank) },
      })
    : null
