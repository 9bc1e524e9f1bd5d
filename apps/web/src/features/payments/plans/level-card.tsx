import { Button } from '@mantine/core'
import type { Plan } from '@ramplight/contract/subscriptions/plans'
import { FEE_PER_LICENSE } from '@ramplight/domain/registration/fees'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { writeMoney } from '#platform/values/write-money.ts'
import { ManageSubscription } from './manage-subscription.tsx'
import { t } from './plans.texts.ts'
import { writePrice } from './write-price.ts'

function priceOf({ tier, subscription }: Plan): string {
  if (tier === 'Free') return ''
  if (!subscription) return t('plan.fromLicense')
  const { amount, billing_frequency } = subscription
  return amount ? writePrice(amount, billing_frequency) : t('plan.gift')
}

/** What a director has. */
export function LevelCard({ plan, toUpgrade = false }: { plan: Plan; toUpgrade?: boolean }) {
  const { tier, limit, onSale, licenses, subscription } = plan
  return (
    <Section title={t('plan.yours')}>
      <div>
        <b>{limit === null ? t('plan.takesAll', { tier }) : t('plan.takes', { tier, limit: writeNumber(limit) })}</b> {priceOf(plan)}
      </div>
      {!onSale && <div className="rl-dimmed">{t('plan.notOnSale')}</div>}
      {licenses > 0 && (
        <div>
          {t('plan.licensed', { count: licenses, price: writeMoney(FEE_PER_LICENSE) })}{' '}
          <UiLink href="/director/licenses">{t('plan.seeLicenses')}</UiLink>
        </div>
      )}
      {subscription?.subscription_id && (
        <ManageSubscription subscription_id={subscription.subscription_id} isPaused={subscription.status === 'paused'} bill={plan.bill} />
      )}
      {toUpgrade && (
        <Button component={UiLink} href="/director/subscriptions/upgrade" variant="default" mt="sm">
          {t('plan.change')}
        </Button>
      )}
    </Section>
  )
}
