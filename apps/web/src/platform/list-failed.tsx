import { ErrorState } from '@ramplight/ui/error-state.tsx'
import type { QueryLike } from '@ramplight/ui/loaded.tsx'
import type { ReactNode } from 'react'

type Props = { query: QueryLike<unknown>; what: string; children: ReactNode }

/** A table draws its own skeleton and its own nothing; only a list that never came is replaced. */
export const ListFailed = ({ query, what, children }: Props) =>
  query.error && query.data === undefined && !query.isFetching ? (
    <ErrorState failed={`The ${what} could not be loaded.`} onRetry={() => void query.refetch()} />
  ) : (
    children
  )
