import { contentPolicies } from './areas/content.ts'
import { messagingPolicies } from './areas/messaging.ts'
import { paymentPolicies } from './areas/payments.ts'
import { payoutPolicies } from './areas/payouts.ts'
import { peoplePolicies } from './areas/people.ts'
import { registrationPolicies } from './areas/registration.ts'
import { sponsorPolicies } from './areas/sponsors.ts'
import { subscriptionPolicies } from './areas/subscriptions.ts'
import { systemPolicies } from './areas/system.ts'
import { tournamentPolicies } from './areas/tournaments.ts'
import { tourPolicies } from './areas/tours.ts'
import type { OwnedSubject } from './subjects.ts'
import { isWeighOnly } from './weigh-only.ts'
import { is, isAdmin, type Who } from './who.ts'

/**
 * Who may do what, as one table of sentences (3 §6, 2 §6, ux 2.10), a file for each area. The server enforces it; the
 * browser reads it to hide what would be refused. Everything that is not in the table is forbidden.
 */
export const policies = {
  /** Everybody, signed in or not. */
  public: () => true,
  'signed-in': (who: Who) => who !== null,
  'system-admin': isAdmin,
  /** Directors, their assistants, and admins: those with a book of their own. Who only weighs has none. */
  director: (who: Who) => isAdmin(who) || (who?.userType === 'Director' && !isWeighOnly(who)),

  /** System rows are seen by all and changed by admins; a director's own rows are theirs. */
  'own.see': (who: Who, row: OwnedSubject) => isAdmin(who) || !!row.systemDefault || is(who, row.director),
  'own.edit': (who: Who, row: OwnedSubject) => isAdmin(who) || (!row.systemDefault && is(who, row.director)),

  ...peoplePolicies,
  ...tourPolicies,
  ...tournamentPolicies,
  ...registrationPolicies,
  ...payoutPolicies,
  ...paymentPolicies,
  ...subscriptionPolicies,
  ...sponsorPolicies,
  ...messagingPolicies,
  ...contentPolicies,
  ...systemPolicies,
} satisfies Record<string, (who: Who, subject: never) => boolean>

export type PolicyName = keyof typeof policies
/** What a policy wants to know about: `undefined` for those that ask only who. */
export type SubjectOf<P extends PolicyName> = Parameters<(typeof policies)[P]>[1]

/** What some policy wants to know about. */
export type AnySubject = SubjectOf<PolicyName> | null

/** May `who` do this? */
export const can = <P extends PolicyName>(who: Who, policy: P, subject: SubjectOf<P>): boolean => canAny(who, policy, subject)

/** `can` for what works for every family, and knows its policy only when it runs. A missing subject is refused. */
export function canAny(who: Who, policy: PolicyName, subject: AnySubject | undefined): boolean {
  const rule = policies[policy] as (who: Who, subject: unknown) => boolean
  if (rule.length > 1 && (subject === undefined || subject === null)) return false
  return rule(who, subject)
}
