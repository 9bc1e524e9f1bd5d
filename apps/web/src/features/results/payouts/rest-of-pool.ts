import type { PayoutResult, Standings } from '@ramplight/domain/engine'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './payouts.texts.ts'

type Counted = { standings: Standings; payouts: Pick<PayoutResult, 'paid' | 'retained' | 'mainPool'> }
type Rest = { label: string; hint: string; note: string; isLeftOver: boolean }

/** Before the first fish nobody has won, and there is nobody to explain a payout for. */
export const anyWeight = ({ standings }: Pick<Counted, 'standings'>): boolean =>
  standings.standings.some(({ totalWeight }) => totalWeight > 0)

/** What the money of the pool is called that no place takes now: only after the last day and the first fish is it left over. */
export function restOfPool({ standings, payouts }: Counted): Rest {
  const amounts = { paid: writeMoney(payouts.paid), rest: writeMoney(payouts.retained), total: writeMoney(payouts.mainPool) }
  if (standings.incomplete)
    return {
      label: t('payoutsView.held'),
      hint: t('payoutsView.untilEveryDay'),
      note: t('poolSections.paidAndHeld', amounts),
      isLeftOver: false,
    }
  if (!anyWeight({ standings }))
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
