import { IconCalendar, IconCircle, IconFlag, IconLock, IconLockOpen, IconPencil, IconRipple } from '@tabler/icons-react'
import { t } from '../language/ui.texts.ts'
import type { UiIcon } from '../theme/icon.ts'
import type { Tone } from '../theme/palette.ts'

type Look = { tone: Tone; icon: UiIcon }

/** A tournament status is always colour + icon + word. */
export const statusLooks: Readonly<Record<string, Look>> = {
  Draft: { tone: 'ink', icon: IconPencil },
  Scheduled: { tone: 'water', icon: IconCalendar },
  Open: { tone: 'kelp', icon: IconLockOpen },
  'In Progress': { tone: 'bobber', icon: IconRipple },
  Closed: { tone: 'amber', icon: IconLock },
  Completed: { tone: 'ink', icon: IconFlag },
  Cancelled: { tone: 'red', icon: IconLock },
}

type Status = Plain | 'Cancelled'
/** The statuses of a tournament. */
type Plain = 'Draft' | 'Scheduled' | 'Open' | 'In Progress' | 'Closed' | 'Completed'
const isStatus = (word: string): word is Status => word in statusLooks
/** A status inside a sentence, in the language of this device. */
export const statusWord = (word: string): string => (isStatus(word) ? t(`status.${word}`) : word)

/** The status of a tournament alone is no word to show: the event may be cancelled. `shownStatus` says the word for both. */
type Word<W extends string> = [W] extends [Status] ? ([Plain] extends [W] ? ('Cancelled' extends W ? W : never) : W) : W

type StatusBadgeProps<W extends string> = {
  /** The word; one of the six statuses, or Cancelled, brings its own look, and its word in the language of this device. */
  word: Word<W>
  tone?: Tone
  icon?: UiIcon
  size?: 'sm' | 'lg'
}

export function StatusBadge<W extends string>({ word: shown, tone, icon, size = 'sm' }: StatusBadgeProps<W>) {
  const word: string = shown
  const look = statusLooks[word]
  const Icon = icon ?? look?.icon ?? IconCircle
  return (
    <span className="rl-badge" data-tone={tone ?? look?.tone ?? 'ink'} data-size={size}>
      <Icon size={size === 'lg' ? 18 : 14} stroke={2} aria-hidden />
      {statusWord(word)}
    </span>
  )
}

/** White on bobber is reserved for this one word. */
export const LiveBadge = ({ word = t('live') }: { word?: string }) => (
  <span className="rl-badge rl-badge--live">
    <span className="rl-badge__dot" aria-hidden />
    {word}
  </span>
)
