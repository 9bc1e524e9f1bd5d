import { Button } from '@mantine/core'
import type { Membership } from '@ramplight/contract/tours/memberships'
import { paidByMember } from '@ramplight/domain/money/member-fee'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconCheck, IconClock, IconIdBadge2, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { PayMemberships, useDues } from '#features/registration/pay-by-card/index.ts'
import { MemberReceiptSheet } from '#features/registration/receipt/index.ts'
import { seasonsQuery } from '#features/results/series/index.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { useSession } from '#platform/use-session.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from '../angler.texts.ts'
import { myMembershipsQuery } from './memberships.queries.ts'

/** The seasons I am a member of: let in or not yet, and what is paid. */
export function AnglerMembershipsPage() {
  const memberships = useQuery(myMembershipsQuery(useSession()!.user._id))
  const seasons = useQuery(seasonsQuery()).data ?? []
  const nameOf = (id: string) => seasons.find(({ _id }) => _id === id)?.name ?? t('memberships.aSeason')
  const [receipt, open] = useAddressParam('payment')
  const dues = useDues()
  const isDue = (one: Membership) => dues.some(({ membership }) => membership === one._id)
  return (
    <Page width="form">
      <PageHeader title={t('nav.memberships')} secondary={[{ label: t('memberships.seasons'), href: '/angler/standings' }]} />
      <Loaded
        query={memberships}
        what={t('memberships.what')}
        isEmpty={(list) => list.length === 0}
        empty={{ icon: IconIdBadge2, text: t('memberships.none'), action: { label: t('memberships.seasons'), href: '/angler/standings' } }}
      >
        {(list) => (
          <>
            <PayMemberships nameOf={nameOf} />
            <Section title={t('nav.memberships')} flush>
              <RowList
                rows={list.map((one) => ({
                  key: one._id,
                  href: `/angler/standings/${one.season}`,
                  title: nameOf(one.season),
                  about: moneyOf(one, isDue(one)),
                  end: <Standing membership={one} />,
                  foot: paidByMember(one) > 0 && (
                    <Button
                      variant="default"
                      onClick={() => open(one._id)}
                      aria-label={`${t('memberships.receipt')}: ${nameOf(one.season)}`}
                    >
                      {t('memberships.receipt')}
                    </Button>
                  ),
                }))}
              />
            </Section>
            <MemberReceiptSheet
              membership={list.find(({ _id }) => _id === receipt)?._id ?? null}
              title={nameOf(list.find(({ _id }) => _id === receipt)?.season ?? '')}
              onClose={() => open(null)}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function moneyOf({ active, amount, ...rest }: Membership, isPaidHere: boolean): string {
  const paid = paidByMember(rest)
  if (amount === 0) return t('memberships.free')
  // Who has left is asked for nothing.
  if (paid >= amount || !active) return t('memberships.paid', { money: writeShortMoney(paid) })
  const part = t('memberships.paidOf', { paid: writeShortMoney(paid), amount: writeShortMoney(amount) })
  return isPaidHere ? part : `${part}. ${t('memberships.payAtRamp')}`
}

function Standing({ membership: { active, approved } }: { membership: Membership }) {
  if (!active) return <StatusBadge word={t('memberships.inactive')} tone="ink" icon={IconLock} />
  return approved ? (
    <StatusBadge word={t('memberships.approved')} tone="kelp" icon={IconCheck} />
  ) : (
    <StatusBadge word={t('memberships.waits')} tone="amber" icon={IconClock} />
  )
}
