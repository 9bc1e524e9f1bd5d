import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconIdBadge2 } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import { useDues } from '../pay-by-card/index.ts'
import { t } from './team-sign-up.texts.ts'

/** What a card can pay of my membership in the season of this tournament; null where nothing is owed. */
export function useMembershipDue({ season }: Pick<Tournament, 'season'>): number | null {
  const due = useDues().find((one) => one.season === season)
  return due && season ? due.amount : null
}

/** That the membership of the season is not paid, with the way there: the event itself is signed up for without it. */
export const MembershipDue = ({ amount }: { amount: number }) => (
  <Banner tone="amber" icon={IconIdBadge2} actions={<UiLink href="/angler/memberships">{t('membership.pay')}</UiLink>}>
    {t('membership.due', { money: writeMoney(amount) })}
  </Banner>
)
