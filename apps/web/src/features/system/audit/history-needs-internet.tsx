import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import type { ReactNode } from 'react'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { t } from './audit.texts.ts'

type Props = { query: QueryLike<unknown>; compact?: boolean; children: ReactNode }

/** The history lies on the server alone. */
export const HistoryNeedsInternet = ({ query, compact, children }: Props) => (
  <OnTheServer
    query={query}
    compact={compact}
    title={t('historyNeedsInternet.needsInternet')}
    text={t('historyNeedsInternet.historyIsOnTheServer')}
  >
    {children}
  </OnTheServer>
)
