import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { AnglerMoney, AnglerMoneyState, AnglersBoat, AnglersDay } from '@ramplight/domain/money/angler-money'
import type { UiIcon } from '@ramplight/ui/theme/icon'
import type { Tone } from '@ramplight/ui/theme/palette'
import { IconCheck, IconClock, IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { takesCardsQuery } from '#platform/takes-cards.ts'
import { useSession } from '#platform/use-session.ts'
import { moneyToday, moneyWords } from './angler-money.ts'
import classes from './money-line.module.css'

type Props = { boat: AnglersBoat; tournament: Tournament; hold?: AnglersDay['hold'] }

const SETTLED: Record<AnglerMoneyState, boolean> = {
  ...{ paid: true, free: true, nothing: true, refunded: true, canceled: true, 'share-paid': true, overpaid: false, 'in-line': false },
  ...{ owes: false, 'partner-paid': false, 'part-paid': false, 'added-later': false, 'refunded-owes': false, disputed: false },
}

/** How a state looks beside its words: nothing is asked of me any more, or something is. */
export function moneyLook({ state }: AnglerMoney): { tone: Tone; icon: UiIcon } {
  if (state === 'in-line') return { tone: 'amber', icon: IconHourglass }
  return SETTLED[state] ? { tone: 'kelp', icon: IconCheck } : { tone: 'amber', icon: IconClock }
}

/** What I am told of the money of this boat, and the words for it: the same on every screen. */
export function useAnglerMoney({ boat, tournament, hold }: Props): { money: AnglerMoney; words: string } {
  const me = useSession()!.user._id
  const takesCards = useQuery(takesCardsQuery(tournament._id)).data?.takesCards ?? null
  const money = moneyToday(tournament, boat, { me, takesCards, hold })
  return { money, words: moneyWords(money, tournament) }
}

/** The one sentence about the money of my boat. */
export function MoneyLine(props: Props) {
  const { money, words } = useAnglerMoney(props)
  const { tone, icon: Icon } = moneyLook(money)
  return (
    <p className={classes.line} data-tone={tone}>
      <Icon size={20} aria-hidden />
      <span>{words}</span>
    </p>
  )
}
