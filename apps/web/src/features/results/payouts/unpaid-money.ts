import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { PayoutResult } from '@ramplight/domain/engine'
import { writeMoney } from '../../payouts/money/write-money.ts'
import { countOf } from '../words.ts'

/** Why money of the pool stays where it is; nothing when every cent goes out. */
export function unpaidMoney({ mainPool, positionAmounts, retained, groupPots }: PayoutResult): string[] {
  const planned = positionAmounts.reduce((sum, { amount }) => sum + amount, 0)
  const tableLeaves = Math.max(0, mainPool - planned)
  const unheld = retained - tableLeaves
  const groups = groupPots.filter((group) => group.retained > 0)
  return [
    ...(tableLeaves > 0
      ? [`${writeMoney(tableLeaves)} of the pool is not paid: the places add up to ${writeMoney(planned)} of ${writeMoney(mainPool)}.`]
      : []),
    ...(unheld > 0 ? [`${writeMoney(unheld)} is kept: no boat with weight holds the places it is for.`] : []),
    ...groups.map(({ group, retained: kept }) => `${writeMoney(kept)} of group ${group} is not paid.`),
  ]
}

/** How the number of paid places comes about: `62 entries ÷ 5`. */
export function placesReason({ settings }: Pick<Tournament, 'settings'>, { entryCount }: Pick<PayoutResult, 'entryCount'>): string {
  const { payoutMode, customPayouts = [], oneIn, chargePer } = settings.payout ?? {}
  if (payoutMode === 'custom') return `${countOf(customPayouts.length, 'place')} typed in setup`
  if (oneIn)
    return `${countOf(entryCount, chargePer === 'Angler' ? 'angler' : 'entry', chargePer === 'Angler' ? 'anglers' : 'entries')} ÷ ${oneIn}`
  return settings.payout?.placesPaid ? 'Set in setup' : 'First place, unless setup says more'
}
