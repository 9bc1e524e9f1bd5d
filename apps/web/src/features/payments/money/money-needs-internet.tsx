import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOnline } from '#platform/use-online.ts'
import { t } from './money.texts.ts'

/** The ledger lies on the server alone. What was seen of it before is shown; without any of it, nothing has gone wrong. */
export function MoneyNeedsInternet({ query, children }: { query: QueryLike<unknown>; children: ReactNode }) {
  const online = useOnline()
  if (online || query.data !== undefined) return children
  return <EmptyState icon={IconCloudOff} title={t('moneyPage.needsInternet')} text={t('moneyPage.isOnTheServer')} />
}
