import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconBan, IconPencil } from '@tabler/icons-react'
import { t } from './views.texts.ts'

/** How a row stands: counts, was corrected, or no longer counts. */
export function StateBadge({ weighIn }: { weighIn: WeighIn }) {
  if (weighIn.voided) return <StatusBadge word={t('stateBadge.voided')} tone="ink" icon={IconBan} />
  if (weighIn.corrected) return <StatusBadge word={t('stateBadge.corrected')} tone="amber" icon={IconPencil} />
  return weighIn.disqualified ? <StatusBadge word={t('stateBadge.disqualified')} tone="red" icon={IconBan} /> : null
}
