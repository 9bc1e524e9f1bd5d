import type { Membership } from '@ramplight/contract/tours/memberships'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconCheck, IconClock, IconLock } from '@tabler/icons-react'
import { standingOf } from './member-words.ts'
import { t } from './memberships.texts.ts'

const LOOKS = {
  approved: { tone: 'kelp', icon: IconCheck },
  waits: { tone: 'amber', icon: IconClock },
  ended: { tone: 'ink', icon: IconLock },
} as const

/** Let in, waiting, or over. */
export function MemberStanding({ membership }: { membership: Membership }) {
  const standing = standingOf(membership)
  return <StatusBadge word={t(`state.${standing}`)} {...LOOKS[standing]} />
}
