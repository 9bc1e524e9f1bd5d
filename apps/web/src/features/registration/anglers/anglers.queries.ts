import { type AnglerName, userCalls } from '@ramplight/contract/people/users'
import { phoneTyped } from '@ramplight/domain/registration/phone-typed'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call.ts'

const SHOWN = 8

const termOf = (typed: string) => {
  const phone = phoneTyped(typed)
  return phone ? { phone } : { name: typed }
}

/** Anglers by a part of their name, or by their phone however it is typed; without those who are chosen already. */
export const anglerSearchQuery = (name: string, ignoreUsers: readonly string[]) =>
  queryOptions<AnglerName[]>({
    queryKey: [userCalls.search.path, { name, ignoreUsers }],
    queryFn: ({ signal }) =>
      call(userCalls.search, { body: { ...termOf(name), ignoreUsers: [...ignoreUsers], pageSize: SHOWN, sortField: 'last_name' }, signal }),
    staleTime: 30_000,
    gcTime: 60_000,
  })
