import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import type { Tour } from '@ramplight/contract/tours/tours'
import {
  attentionOf,
  cardAttentionOf,
  messageAttentionOf,
  payoutAttentionOf,
  type WaitingPayouts,
  withdrawalAttentionOf,
} from './attention.ts'
import { AttentionList } from './attention-list.tsx'
import { EventCard } from './event-card.tsx'
import { EventList } from './event-list.tsx'
import { QuickCreateBox } from './quick-create-box.tsx'
import { sortOutDays } from './sort-out-days.ts'
import classes from './today.module.css'
import type { CardAttention } from './today.queries.ts'
import { t } from './today.texts.ts'

type Props = {
  tournaments: readonly SkinnyTournament[]
  tours: readonly Tour[]
  unpaid: Readonly<Record<string, number>>
  cards: CardAttention | undefined
  payouts: readonly WaitingPayouts[]
  /** Boats that ask to withdraw. */
  withdrawals: readonly TournamentEntry[]
  /** Questions and replies not read yet. */
  unread: number
  today: string
  /** How far to look ahead and back. */
  days: number
}

const hrefOf = ({ _id }: SkinnyTournament) => `/director/tournaments/${_id}`

export function Today({ tournaments, tours, unpaid, cards, payouts, withdrawals, unread, today, days }: Props) {
  const { today: now, upcoming, recent } = sortOutDays(tournaments, today, days)
  return (
    <>
      {now.map((one) => (
        <EventCard key={one._id} tournament={one} />
      ))}
      <div className={classes.columns}>
        <div className={classes.attentionArea}>
          <AttentionList
            items={[
              ...(cards ? cardAttentionOf(cards) : []),
              ...withdrawalAttentionOf(withdrawals, tournaments),
              ...messageAttentionOf(unread),
              ...payoutAttentionOf(payouts),
              ...attentionOf({ tournaments, unpaid, today }),
            ]}
          />
        </div>
        <div className={classes.lists}>
          <EventList
            title={t('today.comingUp')}
            tournaments={upcoming}
            none={t('today.nothingAhead', { days })}
            today={today}
            hrefOf={hrefOf}
          />
          <EventList
            title={t('today.recent')}
            tournaments={recent}
            none={t('today.nothingRecent', { days })}
            today={today}
            hrefOf={hrefOf}
          />
        </div>
        <div className={classes.quickArea}>
          <QuickCreateBox tours={tours} />
        </div>
      </div>
    </>
  )
}
