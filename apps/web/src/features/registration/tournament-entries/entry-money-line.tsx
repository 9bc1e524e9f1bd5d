import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { entryMoney } from '@ramplight/domain/registration/entry-money'
import { Fragment, type ReactNode } from 'react'
import { writeShortMoney } from '#platform/values/write-money.ts'
import './entries.css'
import { t } from './tournament-entries.texts.ts'

const bold = (words: ReactNode) => <b>{words}</b>

type Props = { tournament: Tournament; entries: readonly TournamentEntry[] }

/** `Cash in hand $600 · still owed $162`: what should lie in the cash box. */
export function EntryMoneyLine({ tournament, entries }: Props) {
  const { owed, inHand, checks, credits, online } = entryMoney(
    tournament,
    entries.filter(({ deleted }) => !deleted),
  )
  return (
    <span className="rl-num">
      {t.rich('entryMoneyLine.cashInHand', { amount: writeShortMoney(inHand), b: bold })}
      {(
        [
          ['checks', checks],
          ['credits', credits],
          ['paidOnline', online],
        ] as const
      ).map(([what, amount]) =>
        amount > 0 ? (
          <Fragment key={what}>
            {' · '}
            {t.rich(`entryMoneyLine.${what}`, { amount: writeShortMoney(amount), b: bold })}
          </Fragment>
        ) : null,
      )}
      {' · '}
      {t.rich('entryMoneyLine.stillOwed', { amount: writeShortMoney(owed), b: bold })}
    </span>
  )
}
