import { type AnglerName, userCalls } from '@ramplight/contract/people/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call.ts'

const SHOWN = 8

/** Anglers by a part of their name, phone or e-mail; without those who are chosen already. */
export const anglerSearchQuery = (name: string, ignoreUsers: readonly string[]) =>
  queryOptions<AnglerName[]>({
    queryKey: [userCalls.search.path, { name, ignoreUsers }],
    queryFn: ({ signal }) =>
      call(userCalls.search, { body: { name, ignoreUsers: [...ignoreUsers], pageSize: SHOWN, sortField: 'last_name' }, signal }),
    staleTime: 30_000,
    gcTime: 60_000,
  })
