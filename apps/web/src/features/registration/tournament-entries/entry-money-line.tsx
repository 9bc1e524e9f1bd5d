import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { entryMoney } from '@ramplight/domain/registration/entry-money'
import { writeShortMoney } from '#platform/values/write-money.ts'
import './entries.css'

type Props = { tournament: Tournament; entries: readonly TournamentEntry[] }

/** `Cash in hand $600 · still owed $162`: what should lie in the cash box. */
export function EntryMoneyLine({ tournament, entries }: Props) {
  const { owed, inHand, online } = entryMoney(
    tournament,
    entries.filter(({ deleted }) => !deleted),
  )
  return (
    <span className="rl-num">
      Cash in hand <b>{writeShortMoney(inHand)}</b>
      {online > 0 && (
        <>
          {' · '}paid online <b>{writeShortMoney(online)}</b>
        </>
      )}
      {' · '}still owed <b>{writeShortMoney(owed)}</b>
    </span>
  )
}
