import type { User } from '@ramplight/contract/people/users'
import { type Team, teamCalls } from '@ramplight/contract/registration/teams'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call.ts'

/** The teams in the book of a director; for who helps, those of their tours. */
export const ownTeamsQuery = (user: User) =>
  queryOptions({
    queryKey: [teamCalls.search.path, 'own', user._id, user.tours],
    queryFn: async ({ signal }): Promise<Team[]> => {
      if (user.userType === 'Director' && !user.isAssistant)
        return call(teamCalls.search, { body: { director: user._id, selectAll: true }, signal })
      const teams = await call(teamCalls.list, { signal })
      return user.isAssistant ? teams.filter(({ tour }) => tour && user.tours.includes(tour)) : teams
    },
  })
