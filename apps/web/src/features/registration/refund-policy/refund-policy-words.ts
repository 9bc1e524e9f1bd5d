import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './refund-policy.texts.ts'

/** What a tournament gives back to who does not come, in plain words: the steps of its policy as `proposedRefund` counts them. */
export function refundPolicyWords({ settings }: Pick<Tournament, 'settings'>): string {
  const { steps = [], feeKept = 0 } = settings.registration?.refunds ?? {}
  if (steps.length === 0) return t('none')
  const inOrder = steps.toSorted((one, other) => (one.until < other.until ? -1 : 1))
  return t('steps', {
    steps: writeList(inOrder.map(({ until, percent }) => t('step', { percent: String(percent), day: writeShortDate(until) }))),
    fee: feeKept > 0 ? t('fee', { fee: writeShortMoney(feeKept) }) : '',
  })
}
