import { Button } from '@mantine/core'
import { cardCheckoutCalls, type MembershipDue } from '@ramplight/contract/payments/card-checkout'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { IconCheck, IconClock, IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { CardItems } from './card-items.tsx'
import classes from './pay-by-card.module.css'
import { t } from './pay-by-card.texts.ts'

/** So often we look whether the provider has told that it was paid. */
const LOOK_MS = 2000
/** Who leaves for the card provider comes back to a new page of this tab, which knows by this what they went for. */
const WAY = 'rl-paid-membership'

const duesQuery = queryOf(cardCheckoutCalls.membershipsDue, {})

/** The memberships of who is signed in that a card can pay now. */
export function useDues(): readonly MembershipDue[] {
  const online = useOnline()
  return useQuery({ ...duesQuery, enabled: online }).data ?? []
}

/** What is owed, thing by thing, and the way to pay it; whoever comes back is told what our books say. */
export function PayMemberships({ nameOf }: { nameOf: (season: string) => string }) {
  const { card } = useSearch({ from: '__root__' })
  const online = useOnline()
  const went = card ? sessionStorage.getItem(WAY) : null
  const { data: dues } = useQuery({
    ...duesQuery,
    enabled: online,
    // Looks again until it is in the books.
    refetchInterval: ({ state }) => (card === 'back' && state.data?.some(({ membership }) => membership === went) ? LOOK_MS : false),
  })
  if (!dues) return null
  const isWaiting = dues.some(({ membership }) => membership === went)
  return (
    <>
      {card === 'back' && went && (
        <Banner tone={isWaiting ? 'amber' : 'kelp'} icon={isWaiting ? IconClock : IconCheck}>
          {t(isWaiting ? 'waiting' : 'memberPaid')}
        </Banner>
      )}
      {card === 'left' && isWaiting && <Banner icon={IconClock}>{t('memberLeft')}</Banner>}
      {dues
        .filter(({ membership }) => card !== 'back' || membership !== went)
        .map((due) => (
          <Section key={due.membership} title={nameOf(due.season)}>
            <Due due={due} />
          </Section>
        ))}
    </>
  )
}

function Due({ due: { membership, items, amount } }: { due: MembershipDue }) {
  const online = useOnline()
  const paying = useAction({
    work: () => call(cardCheckoutCalls.createMembershipCheckout, { body: { membership } }),
    onDone: ({ url }) => {
      if (!url) return
      sessionStorage.setItem(WAY, membership)
      window.location.assign(url)
    },
  })
  return (
    <NeedsInternet offline={!online} reason={t('needsInternet')}>
      <CardItems items={items} amount={amount} />
      <div className={classes.actions}>
        <Button leftSection={<IconCreditCard aria-hidden />} loading={paying.running} onClick={() => paying.run(undefined)}>
          {t('payMembership', { amount: writeMoney(amount) })}
        </Button>
      </div>
    </NeedsInternet>
  )
}
