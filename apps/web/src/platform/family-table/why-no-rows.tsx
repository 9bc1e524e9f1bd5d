import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CallError, messageOfError } from '../call-error.ts'
import { t } from '../platform.texts.ts'

/** What stands in place of the rows of a list that never came: no network, not for this person, or a fault. */
export function whyNoRows({ data, error, isFetching, fetchStatus, refetch }: QueryLike<unknown>, what: string): ReactNode {
  if (data !== undefined) return undefined
  const offline = fetchStatus === 'paused' || (error instanceof CallError && error.isOffline)
  if (offline && !isFetching) return <EmptyState icon={IconCloudOff} text={t('whyNoRows.youAreOffline', { what })} />
  if (!error || isFetching) return undefined
  if (error instanceof CallError && error.status === 403) return <ForbiddenState text={messageOfError(error)} />
  return <ErrorState failed={t('whyNoRows.theCould', { what })} onRetry={() => void refetch()} />
}
