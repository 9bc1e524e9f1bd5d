import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from './platform.texts.ts'

type Props = { query: QueryLike<unknown>; what: string; children: ReactNode }

/** A table draws its own skeleton and its own nothing; only a list that never came is replaced. */
export function ListFailed({ query, what, children }: Props) {
  if (query.data !== undefined) return children
  if (query.error && !query.isFetching)
    return <ErrorState failed={t('listFailed.theCould', { what })} onRetry={() => void query.refetch()} />
  if (query.fetchStatus === 'paused') return <EmptyState icon={IconCloudOff} text={t('listFailed.youAreOffline', { what })} />
  return children
}
