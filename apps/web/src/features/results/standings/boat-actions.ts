import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { IconBan, IconGavel, IconScale } from '@tabler/icons-react'
import { t } from '../rulings/rulings.texts.ts'

type Boat = { entry: string; names: string; weighed: boolean; disqualified: boolean }

export type Rulings = {
  /** The log of weigh-ins; absent where nobody may correct one, or where the results are official. */
  log?: string | undefined
  /** Corrects a boat by hand; absent as above. */
  onCorrect?: ((entry: string) => void) | undefined
  /** Takes a boat out of the results; absent as above. */
  onDisqualify?: ((entry: string) => void) | undefined
}

/** What the results change of a boat: one of its bags, its place and points, or all of it. */
export const boatActions = ({ entry, names, weighed, disqualified }: Boat, { log, onCorrect, onDisqualify }: Rulings): UiAction[] => [
  ...(log && weighed ? [{ label: t('weighIn'), icon: IconScale, href: `${log}?q=${encodeURIComponent(names)}` }] : []),
  ...(onCorrect ? [{ label: t('action'), icon: IconGavel, onClick: () => onCorrect(entry) }] : []),
  ...(onDisqualify && !disqualified
    ? [{ label: t('disqualify'), icon: IconBan, tone: 'danger' as const, onClick: () => onDisqualify(entry) }]
    : []),
]
