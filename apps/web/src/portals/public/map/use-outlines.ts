import { useQuery } from '@tanstack/react-query'
import address from './us-map.json?url'

/** Lines of an SVG, 975 wide and 610 high: all states, and the borders between them. */
export type Outlines = { land: string; borders: string }

/** The outlines of the states, fetched by who opens the map; the browser keeps the file. */
export const useOutlines = (enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['us-map'],
    queryFn: async ({ signal }): Promise<Outlines> => {
      const answer = await fetch(address, { signal })
      if (!answer.ok) throw new Error(`The outlines of the map: ${answer.status}`)
      return answer.json()
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { own: true },
  })
