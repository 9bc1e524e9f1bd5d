import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { type PolicyName, policies } from '@ramplight/domain/policies/policies'
import { SUBJECTS, type Subject } from './people.ts'

/**
 * Who passes each policy on a record of Ana's world, written by hand: the other half of the proof. The policies say it in
 * code, the server asks them about rows it has loaded; this table knows neither.
 */
const everybody: readonly Subject[] = SUBJECTS
const signedIn = SUBJECTS.filter((who) => who !== 'visitor')
const admin: readonly Subject[] = ['sam']
const directors: readonly Subject[] = ['ana', 'helper', 'bo', 'elsa', 'sam']
const tour: readonly Subject[] = ['ana', 'helper', 'sam']
const tournament: readonly Subject[] = ['ana', 'cody', 'sam']
const ramp: readonly Subject[] = [...tournament, 'helper']
const own: readonly Subject[] = ['ana', 'sam']

export const PASSES: Partial<Record<PolicyName, readonly Subject[]>> = {
  public: everybody,
  'signed-in': signedIn,
  'system-admin': admin,
  director: directors,
  'own.see': own,
  'own.edit': own,
  'user.see': ['lily', 'ana', 'helper', 'sam'],
  'user.edit': ['lily', 'ana', 'helper', 'sam'],
  'tour.create': ['ana', 'bo', 'sam'],
  'tour.see': everybody,
  'tour.edit': tour,
  'season.see': everybody,
  'season.edit': tour,
  'tournament.see': everybody,
  'tournament.edit': tournament,
  'tournament.run': ramp,
  'entry.see': [...ramp, 'lily'],
  'payment.see': [...tournament, 'lily'],
  'payment.edit': tournament,
}

/** Who stands in the other world where these stand in Ana's. */
const COUNTERPART: Partial<Record<Subject, Subject>> = { ana: 'bo', helper: 'elsa', sam: 'sam' }
const KINDS = [everybody, signedIn, directors, ['ana', 'bo', 'sam'] as readonly Subject[]]

/** Who passes on a record of Bo's world. */
function elsewhere(passes: readonly Subject[]): Subject[] {
  if (KINDS.some((kind) => kind.length === passes.length && kind.every((who) => passes.includes(who)))) return [...passes]
  return passes.flatMap((who) => COUNTERPART[who] ?? [])
}

const asAna = (passes: readonly Subject[]): Subject[] => (passes.includes('ana') ? [...passes, 'sam as ana'] : [...passes])

export function passes(policy: PolicyName, where: 'mine' | 'theirs'): Subject[] {
  const named = PASSES[policy]
  if (!named) throw new Error(`Nobody has written down who passes the policy ${policy}.`)
  return asAna(where === 'mine' ? named : elsewhere(named))
}

/**
 * Calls whose right depends on what their body names, not on the record of their address: who may, when everything named
 * is Ana's.
 */
export const NAMED: Record<string, readonly Subject[]> = {
  // Into a tour of Ana's.
  'users.create': tour,
  'users.bulkCreate': tour,
  // An angler who fishes for others too is nobody's to delete.
  'users.remove': admin,
  'users.logLoginDate': ['lily', 'sam'],
  'seasons.create': own,
  'tournaments.create': own,
  'tournament-entries.boatNumberListUpdate': ramp,
}

/** What a policy asks about that the call's address does not name. */
export const asksWho = ({ policy }: AnyEndpoint): boolean => policies[policy as PolicyName].length < 2
