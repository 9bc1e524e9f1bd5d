import type { User } from '@ramplight/contract/people/users'
import { type Division, divisionCalls } from '@ramplight/contract/tours/divisions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'

export const divisionQuery = (id: string) => queryOf(divisionCalls.get, { params: { id } })

/** The divisions a person works with, by name. */
export const ownDivisionsQuery = (user: User) =>
  queryOptions({
    queryKey: [divisionCalls.search.path, 'own', user._id, user.tours],
    queryFn: async ({ signal }): Promise<Division[]> => {
      const divisions =
        user.userType === 'Director' && !user.isAssistant
          ? await call(divisionCalls.search, { body: { director: user._id }, signal })
          : await call(divisionCalls.list, { signal })
      const mine = user.isAssistant ? divisions.filter(({ tour }) => tour && user.tours.includes(tour)) : divisions
      return mine.toSorted((a, b) => a.name.localeCompare(b.name))
    },
  })
