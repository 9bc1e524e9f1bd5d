import { useQuery } from '@tanstack/react-query'
import { type PersonLine, toUser } from './person-lines.ts'
import { lookUp, type Mark } from './send-people.ts'

/** Asks, before anybody is imported, who each sound line would be. */
export function useLookUp(lines: readonly PersonLine[]) {
  const users = lines.filter(({ errors }) => Object.keys(errors).length === 0).map(toUser)
  const query = useQuery({
    queryKey: ['import-people', users],
    enabled: users.length > 0,
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
    queryFn: () => lookUp(users),
  })
  const marks: ReadonlyMap<string, Mark> = query.data ?? new Map()
  return { marks, isChecked: query.isSuccess && !query.isPlaceholderData, failed: query.error, again: () => query.refetch() }
}
