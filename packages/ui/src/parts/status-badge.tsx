import { IconCalendar, IconCircle, IconFlag, IconLock, IconLockOpen, IconPencil, IconRipple } from '@tabler/icons-react'
import type { UiIcon } from '../theme/icon.ts'
import type { Tone } from '../theme/palette.ts'

type Look = { tone: Tone; icon: UiIcon }

/** A tournament status is always colour + icon + word. */
export const statusLooks: Record<string, Look> = {
  Draft: { tone: 'ink', icon: IconPencil },
  Scheduled: { tone: 'water', icon: IconCalendar },
  Open: { tone: 'kelp', icon: IconLockOpen },
  'In Progress': { tone: 'bobber', icon: IconRipple },
  Closed: { tone: 'amber', icon: IconLock },
  Completed: { tone: 'ink', icon: IconFlag },
}

type StatusBadgeProps = {
  /** The word; one of the six statuses brings its own look. */
  word: string
  tone?: Tone
  icon?: UiIcon
  size?: 'sm' | 'lg'
}

export function StatusBadge({ word, tone, icon, size = 'sm' }: StatusBadgeProps) {
  const look = statusLooks[word]
  const Icon = icon ?? look?.icon ?? IconCircle
  return (
    <span className="rl-badge" data-tone={tone ?? look?.tone ?? 'ink'} data-size={size}>
      <Icon size={size === 'lg' ? 18 : 14} stroke={2} aria-hidden />
      {word}
    </span>
  )
}

/** White on bobber is reserved for this one word. */
export const LiveBadge = ({ word = 'LIVE' }: { word?: string }) => (
  <span className="rl-badge rl-badge--live">
    <span className="rl-badge__dot" aria-hidden />
    {word}
  </span>
)
