import type { User } from '@ramplight/contract/people/users'
import { type Season, seasonCalls } from '@ramplight/contract/tours/seasons'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'

export const seasonQuery = (id: string) => queryOf(seasonCalls.get, { params: { id } })

/** The seasons a person works with, the newest first. */
export const ownSeasonsQuery = (user: User) =>
  queryOptions({
    queryKey: [seasonCalls.search.path, 'own', user._id, user.tours],
    queryFn: async ({ signal }): Promise<Season[]> => {
      const seasons =
        user.userType === 'Director' && !user.isAssistant
          ? await call(seasonCalls.search, { body: { director: user._id }, signal })
          : await call(seasonCalls.list, { signal })
      const mine = user.isAssistant ? seasons.filter(({ tour }) => tour && user.tours.includes(tour)) : seasons
      return mine.toSorted((a, b) => b.startDate.localeCompare(a.startDate))
    },
  })
