import type { MemberSums } from '@ramplight/domain/money/memberships'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconAlertTriangle, IconClock, IconCoins, IconIdBadge2 } from '@tabler/icons-react'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './memberships.texts.ts'

type Props = { sums: Omit<MemberSums, 'season'>; hrefOf: (view: 'current' | 'waiting' | 'owes') => string }

/** How the members stand: how many, who waits, what is paid and what is owed. Each leads to its list. */
export function MemberTiles({ sums: { members, waiting, owing, paid, owed }, hrefOf }: Props) {
  return (
    <StatGrid>
      <StatTile label={t('sums.members')} icon={IconIdBadge2} value={members} href={hrefOf('current')} />
      <StatTile
        label={t('sums.waiting')}
        icon={IconClock}
        value={waiting}
        {...(waiting > 0 && { tone: 'amber' as const })}
        href={hrefOf('waiting')}
      />
      <StatTile label={t('sums.paid')} icon={IconCoins} value={writeShortMoney(paid)} />
      <StatTile
        label={t('sums.owed')}
        icon={IconAlertTriangle}
        value={writeShortMoney(owed)}
        hint={owing > 0 ? t('sums.owing', { count: owing }) : t('sums.nobodyOwes')}
        {...(owed > 0 && { tone: 'amber' as const })}
        href={hrefOf('owes')}
      />
    </StatGrid>
  )
}
