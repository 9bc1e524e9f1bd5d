import type { PayoutResult, Standings } from '@ramplight/domain/engine'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './payouts.texts.ts'

type Counted = { official: unknown; standings: Standings; payouts: Pick<PayoutResult, 'paid' | 'retained' | 'mainPool'> }
type Rest = { label: string; hint: string; note: string; isLeftOver: boolean }

/** Until the first fish nobody has won, and there is nobody to explain a payout for. A day without any fish is over once it is official. */
export const isOpenYet = ({ official, standings }: Pick<Counted, 'official' | 'standings'>): boolean =>
  !official && !standings.standings.some(({ totalWeight }) => totalWeight > 0)

/** What the money of the pool is called that no place takes now: only after the last day and the first fish is it left over. */
export function restOfPool({ official, standings, payouts }: Counted): Rest {
  const amounts = { paid: writeMoney(payouts.paid), rest: writeMoney(payouts.retained), total: writeMoney(payouts.mainPool) }
  if (standings.incomplete)
    return {
      label: t('payoutsView.held'),
      hint: t('payoutsView.untilEveryDay'),
      note: t('poolSections.paidAndHeld', amounts),
      isLeftOver: false,
    }
  if (isOpenYet({ official, standings }))
    return {
      label: t('payoutsView.notWonYet'),
      hint: t('payoutsView.untilFishAreWeighed'),
      note: t('poolSections.wonWhenFishAreWeighed'),
      isLeftOver: false,
    }
  return {
    label: t('payoutsView.leftOver'),
    hint: t('payoutsView.ofTheMainPool'),
    note: t('poolSections.paidAndKept', amounts),
    isLeftOver: true,
  }
}
