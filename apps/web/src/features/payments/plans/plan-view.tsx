import { Button } from '@mantine/core'
import type { Plan } from '@ramplight/contract/subscriptions/plans'
import { subscriptionCodeCalls } from '@ramplight/contract/subscriptions/subscription-codes'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { REGISTRANT_LIMITS } from '@ramplight/domain/subscriptions/levels'
import { tierOf } from '@ramplight/domain/subscriptions/tiers'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { LevelButton } from './level-button.tsx'
import { LevelCard } from './level-card.tsx'
import { t } from './plans.texts.ts'
import { writePrice } from './write-price.ts'

type PlanViewProps = { plan: Plan; levels: readonly SubscriptionLevel[]; back: string | null; isWaiting: boolean }

function takesOf({ type }: SubscriptionLevel): string {
  const limit = REGISTRANT_LIMITS[tierOf(type)]
  return limit === null ? t('plan.takesAny') : t('plan.takesUp', { limit: writeNumber(limit) })
}

/**
 * What a director has, what has outgrown it, and what else there is. `back`: the page of theirs that sent them here. `isWaiting`: they
 * come from the page of the provider, and we have not heard that it was paid.
 */
export function PlanView({ plan, levels, back, isWaiting }: PlanViewProps) {
  const { tier, over, subscription } = plan
  return (
    <>
      {isWaiting && (
        <Banner tone="amber" icon={IconHourglass}>
          {t('plan.waitingNote')}
        </Banner>
      )}
      <LevelCard plan={plan} />
      {over.length > 0 && (
        <Section title={t('plan.outgrown', { tier })} note={t('plan.outgrownNote')} flush>
          <RowList
            rows={over.map(({ tournament, name, day, registrants }) => ({
              key: tournament,
              href: `/director/tournaments/${tournament}/entries`,
              title: name,
              about: writeShortDate(day),
              end: t('plan.outgrownLine', { count: writeNumber(registrants) }),
            }))}
          />
        </Section>
      )}
      <Section title={t('plan.sale')} note={t('plan.saleNote')} flush>
        <RowList
          none={t('plan.none')}
          rows={levels.map((level) => ({
            key: level._id,
            title: `${level.name} · ${tierOf(level.type)}`,
            about: `${writePrice(level.price, level.billing_frequency)} · ${takesOf(level)}`,
            end: <LevelButton level={level} subscription={subscription} back={back} isWaiting={isWaiting} />,
          }))}
        />
      </Section>
      <UiLink href="/about" className="rl-link-button">
        {t('plan.compare')}
      </UiLink>
      <CodeBox />
    </>
  )
}

function CodeBox() {
  const online = useOnline()
  const [code, setCode] = useState('')
  const using = useAction({
    work: () => call(subscriptionCodeCalls.redeem, { body: { code } }),
    onDone: ({ type }) => {
      setCode('')
      notify.success(t('plan.opened', { tier: tierOf(type) }))
    },
  })
  return (
    <Section title={t('plan.codeTitle')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim()) using.run()
        }}
      >
        <TextField label={t('plan.code')} value={code} onChange={(event) => setCode(event.currentTarget.value)} />
        <Button type="submit" variant="default" mt="sm" disabled={!online || !code.trim()} loading={using.running}>
          {t('plan.useCode')}
        </Button>
      </form>
    </Section>
  )
}
