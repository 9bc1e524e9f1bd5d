import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { entryMoney } from '@ramplight/domain/money/cash-in-hand'
import { Fragment, type ReactNode } from 'react'
import { writeShortMoney } from '#platform/values/write-money.ts'
import './entries.css'
import { t } from './tournament-entries.texts.ts'

const bold = (words: ReactNode) => <b>{words}</b>

type Props = { tournament: Tournament; entries: readonly TournamentEntry[] }

/** `Cash in hand $540 ($600 taken, $60 given back) · still owed $162`: what should lie in the cash box, and why. */
export function EntryMoneyLine({ tournament, entries }: Props) {
  const { owed, overpaid, inHand, cashOut, checks, checksOut, credits, online } = entryMoney(
    tournament,
    entries.filter(({ deleted }) => !deleted),
  )
  return (
    <span className="rl-num">
      {t.rich('entryMoneyLine.cashInHand', { amount: writeShortMoney(inHand), b: bold })}
      {wentOut(inHand, cashOut)}
      {(
        [
          ['checks', checks, checksOut],
          ['credits', credits, 0],
          ['paidOnline', online, 0],
        ] as const
      ).map(([what, amount, out]) =>
        amount !== 0 || out > 0 ? (
          <Fragment key={what}>
            {' · '}
            {t.rich(`entryMoneyLine.${what}`, { amount: writeShortMoney(amount), b: bold })}
            {wentOut(amount, out)}
          </Fragment>
        ) : null,
      )}
      {' · '}
      {t.rich('entryMoneyLine.stillOwed', { amount: writeShortMoney(owed), b: bold })}
      {overpaid > 0 && (
        <>
          {' · '}
          {t.rich('entryMoneyLine.overpaid', { amount: writeShortMoney(overpaid), b: bold })}
        </>
      )}
    </span>
  )
}

const wentOut = (left: Cents, out: Cents) =>
  out > 0 ? t('entryMoneyLine.wentOut', { taken: writeShortMoney(left + out), back: writeShortMoney(out) }) : null
