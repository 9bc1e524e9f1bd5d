import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOnline } from '#platform/use-online.ts'
import { t } from './audit.texts.ts'

type Props = { query: QueryLike<unknown>; compact?: boolean; children: ReactNode }

/** The history lies on the server alone. What was seen of it before is shown; without any of it, nothing has gone wrong. */
export function HistoryNeedsInternet({ query, compact, children }: Props) {
  const online = useOnline()
  if (online || query.data !== undefined) return children
  return (
    <EmptyState
      compact={compact}
      icon={IconCloudOff}
      title={t('historyNeedsInternet.needsInternet')}
      text={t('historyNeedsInternet.historyIsOnTheServer')}
    />
  )
}
