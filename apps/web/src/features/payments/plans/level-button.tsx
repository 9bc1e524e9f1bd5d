import { Button } from '@mantine/core'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import type { Subscription } from '@ramplight/contract/subscriptions/subscriptions'
import { tierOf } from '@ramplight/domain/subscriptions/tiers'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { writeDay } from '@ramplight/ui/values/times'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './plans.texts.ts'
import { ifAnswered, PATIENCE_MS } from './way-to-levels.ts'
import { writePrice } from './write-price.ts'

type LevelButtonProps = { level: SubscriptionLevel; subscription: Subscription | null; back: string | null; isWaiting: boolean }

/** Gets a level, or changes the one that is paid for. One that has no price at the card provider, in the mode in use, is not for sale. `isWaiting`: one was paid just now. */
export function LevelButton({ level, subscription, back, isWaiting }: LevelButtonProps) {
  const online = useOnline()
  const paid = subscription?.subscription_id
  const opening = useAction({
    work: () => call(stripeCalls.subscriptionCheckout, { body: { level: level._id, ...(back ? { back } : {}) } }),
    onDone: ({ url }) => window.location.assign(url),
  })
  const changing = useAction({
    work: (subscription_id: string) => call(stripeCalls.updateSubscription, { body: { subscription_id, level: level._id } }),
    onDone: ({ type }) => notify.success(t('plan.opened', { tier: tierOf(type) })),
  })
  const change = async (subscription_id: string) => {
    const price = writePrice(level.price, level.billing_frequency)
    const words = {
      title: t('plan.changeTitle', { price }),
      text: t('plan.changeText'),
      items: await whatItCosts(subscription_id, level._id),
    }
    if (await confirm({ ...words, confirmLabel: t('plan.change') })) changing.run(subscription_id)
  }
  if (subscription?.level === level._id) return t('plan.has')
  if (!level.for_sale) return <Button disabled>{t('plan.soon')}</Button>
  if (isWaiting) return <Button disabled>{t('plan.waiting')}</Button>
  return (
    <Button
      disabled={!online}
      loading={opening.running || changing.running}
      variant={paid ? 'default' : 'filled'}
      onClick={() => (paid ? void change(paid) : opening.run())}
    >
      {t(paid ? 'plan.switch' : 'plan.buy')}
    </Button>
  )
}

/** What it costs, before somebody says yes; nothing where the provider does not say it in time. */
async function whatItCosts(subscription_id: string, level: string): Promise<string[]> {
  const given = { body: { subscription_id, level }, timeoutMs: PATIENCE_MS }
  const cost = await ifAnswered(() => call(stripeCalls.previewLevel, given))
  if (!cost) return []
  const { change, bill, at } = cost
  return [
    ...(change === 0 ? [] : [t(change > 0 ? 'plan.costsMore' : 'plan.givesBack', { money: writeMoney(Math.abs(change)) })]),
    t('plan.nextBill', { date: writeDay(at), money: writeMoney(bill) }),
  ]
}
