import { type Tournament, tournament } from '@ramplight/contract/tournaments/tournaments'
import { can, type PolicyName } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Local } from '#platform/local/answers/local.ts'
import { recordsOf } from './local-family.ts'

/** Who asks, for the policies. A director's tours are those they help on and those they direct, one made a minute ago too. */
export async function actorOf(local: Local): Promise<Actor> {
  const { _id: id, userType, isAssistant, tours, weighTours = [] } = local.user
  const directed = (await local.rows('tours')).filter(({ director }) => director === id)
  return { id, userType, isAssistant, weighTours, tours: [...new Set([...tours, ...directed.map(({ _id }) => _id)])] }
}

export const TOURNAMENTS = { tbl: 'tournaments', record: tournament } as const

/** The tournaments of this device that the person may do something with, by id: `tournament.run`, `tournament.see`. */
export async function tournamentsThat(local: Local, policy: Extract<PolicyName, `tournament.${string}`>): Promise<Map<string, Tournament>> {
  const [actor, all] = [await actorOf(local), await recordsOf(TOURNAMENTS, local)]
  return new Map(all.filter((one) => can(actor, policy, one)).map((one) => [one._id, one]))
}
