import type { Advertiser } from '@ramplight/contract/sponsors/advertisers'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { calls } from './sponsors.open-calls.ts'

const ACTIVE = queryOf(calls.search, { body: { active: true } })
const NONE: Advertiser[] = []

/** The sponsors whose cards are shown, in turns: the first place, the second, and from the beginning again. */
export function useSponsors(): (turn: number) => Advertiser | null {
  const { data = NONE } = useQuery(ACTIVE)
  return (turn) => data[turn % data.length] ?? null
}
