import type { User } from '@ramplight/contract/people/users'
import { type Tour, tourCalls } from '@ramplight/contract/tours/tours'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'

export const tourQuery = (id: string) => queryOf(tourCalls.get, { params: { id } })

/** The tours a person works with: their own, those they assist, or all. */
export const ownToursQuery = (user: User) =>
  queryOptions({
    queryKey: [tourCalls.search.path, 'own', user._id, user.tours],
    queryFn: async ({ signal }): Promise<Tour[]> => {
      const tours =
        user.userType === 'Director' && !user.isAssistant
          ? await call(tourCalls.search, { body: { director: user._id }, signal })
          : await call(tourCalls.list, { signal })
      const mine = user.isAssistant ? tours.filter((tour) => user.tours.includes(tour._id)) : tours
      return mine.toSorted((a, b) => a.name.localeCompare(b.name))
    },
  })

/** Every tour by its name, to choose one from. */
export const toursToChooseQuery = () => queryOf(tourCalls.slimSearch, { body: { sortField: 'name', sortOrder: 'asc' } })

/** The tour that has its own search under this name; none or one. */
export const tourByKeyQuery = (urlLookupKey: string) => queryOf(tourCalls.search, { body: { urlLookupKey } })
