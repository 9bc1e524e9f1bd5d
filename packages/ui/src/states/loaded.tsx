import { IconCloudOff, IconMapOff, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../language/ui.texts.ts'
import { timeAgo } from '../values/time-ago.ts'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { LoadingRows } from './loading-rows.tsx'

/** The part of a query's result this needs; TanStack Query's fits as it is. */
export type QueryLike<Data> = {
  data: Data | undefined
  isPending: boolean
  error: unknown
  refetch: () => unknown
  isFetching?: boolean
  dataUpdatedAt?: number
  fetchStatus?: string
}

type LoadedProps<Data> = {
  query: QueryLike<Data>
  children: (data: Data) => ReactNode
  /** For the sentence "The entries could not be loaded." */
  what?: string
  skeleton?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: EmptyStateProps
  safe?: ReactNode
  /** Data older than this says its age while it refreshes. */
  staleAfterMs?: number
}

/** The answer was that there is no such record. */
const isNotFound = (error: unknown): boolean => (error as { status?: unknown } | null)?.status === 404

/** What is already here is shown at once; a failed refresh never takes it away. */
export function Loaded<Data>({
  query,
  children,
  what = t('loaded.page'),
  skeleton,
  isEmpty,
  empty,
  safe,
  staleAfterMs = 60_000,
}: LoadedProps<Data>) {
  const { data, isPending, error, refetch } = query
  if (data === undefined) {
    // Asked once more it would be missing again.
    if (isNotFound(error) && !query.isFetching) return <EmptyState icon={IconMapOff} text={t('loaded.notFound', { what })} />
    if (error && !query.isFetching) return <ErrorState failed={t('loaded.failed', { what })} safe={safe} onRetry={() => refetch()} />
    if (query.fetchStatus === 'paused') {
      return <EmptyState icon={IconCloudOff} text={t('loaded.notHere', { what })} />
    }
    if (isPending || query.isFetching) return skeleton ?? <LoadingRows label={t('loaded.loading', { what })} />
    return null
  }
  return (
    <>
      <Age query={query} staleAfterMs={staleAfterMs} />
      {empty && isEmpty?.(data) ? <EmptyState {...empty} /> : children(data)}
    </>
  )
}

function Age({ query, staleAfterMs }: { query: QueryLike<unknown>; staleAfterMs: number }) {
  const { dataUpdatedAt = 0, isFetching, fetchStatus, error } = query
  const offline = fetchStatus === 'paused'
  const old = dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > staleAfterMs
  if (!error && !offline && !(old && isFetching)) return null
  const Icon = offline || error ? IconCloudOff : IconRefresh
  return (
    <p className="rl-age" role="status">
      <Icon size={16} stroke={1.75} aria-hidden />
      {dataUpdatedAt > 0 && `${t('loaded.updated', { ago: timeAgo(dataUpdatedAt) })} · `}
      {t(offline || error ? 'loaded.copy' : 'loaded.refreshing')}
      {error && !isFetching ? (
        <button type="button" className="rl-link-button" onClick={() => query.refetch()}>
          {t('loaded.retry')}
        </button>
      ) : null}
    </p>
  )
}
