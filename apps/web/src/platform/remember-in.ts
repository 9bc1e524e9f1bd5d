import type { DataTag, QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Puts one answer into a list that was read before. The rest of the list is as old as it was, and is asked again as it would be. */
export function rememberIn<List>(key: DataTag<QueryKey, List, Error>, change: (list: List) => List): void {
  const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt
  queryClient.setQueryData<List>(key, (list) => list && change(list), updatedAt === undefined ? {} : { updatedAt })
}
