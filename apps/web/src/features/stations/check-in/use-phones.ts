import { type User, userCalls } from '@ramplight/contract/people/users'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { useQuery } from '@tanstack/react-query'
import { everyPage } from '#platform/family-table/every-page.ts'

/** Phone numbers of the anglers of a tour, by angler; on a device with a copy also without a network. */
export function usePhones({ tour }: Pick<Tournament, 'tour'>, mayAsk: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({
    enabled: mayAsk,
    queryKey: [userCalls.pagedSearch.path, 'phones', tour],
    queryFn: async ({ signal }) => {
      const people = await everyPage<User>(userCalls.pagedSearch, { userType: 'Angler', tours: [tour] }, { signal })
      return people.flatMap(({ _id, phone }) => (phone ? [[_id, phone] as const] : []))
    },
    select: (phones) => new Map(phones),
  })
  return data ?? NOBODY
}

const NOBODY: ReadonlyMap<string, string> = new Map()
