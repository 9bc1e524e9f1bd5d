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
const scale: readonly Subject[] = [...ramp, 'wes']
const own: readonly Subject[] = ['ana', 'sam']
const makers: readonly Subject[] = ['ana', 'bo', 'sam']

export const PASSES: Partial<Record<PolicyName, readonly Subject[]>> = {
  public: everybody,
  'signed-in': signedIn,
  'system-admin': admin,
  director: directors,
  'own.see': own,
  'own.edit': own,

  'user.see': ['lily', 'ana', 'helper', 'sam'],
  'user.edit': ['lily', 'ana', 'helper', 'sam'],
  'user.invite': own,
  'user.merge': own,
  'user.join-tour': ['lily', 'ana', 'helper', 'sam'],
  'user.join-season': ['lily', 'ana', 'helper', 'sam'],
  'user.self': own,
  'director-settings.see': [...tour, 'wes'],
  'director-settings.edit': own,
  'director-theme.see': everybody,
  'staff.see': own,
  'staff.edit': own,
  'staff.answer': ['lily'],
  'co-director.see': [...tournament, 'lily'],

  'tour.create': makers,
  'tour.see': everybody,
  'tour.edit': tour,
  'tour.staff': own,
  'division.see': everybody,
  'division.edit': tour,
  'season.see': everybody,
  'season.edit': tour,
  'season-team.see': everybody,
  'season-team.edit': tour,
  'membership.see': [...tour, 'lily'],
  'membership.edit': [...tour, 'lily'],

  'tournament.see': everybody,
  'tournament.edit': tournament,
  'tournament.run': ramp,
  'tournament.weigh': scale,
  // What Ana has weighed.
  'weigh-in.change': ramp,
  'interaction.see': everybody,
  'interaction.create': signedIn,
  'interaction.edit': own,
  'calendar-event.see': everybody,
  'calendar-event.edit': tournament,
  'group.see': everybody,
  'group.edit': tournament,

  'entry.see': [...ramp, 'lily'],
  'entry.boat': [...scale, 'lily'],
  // More than a check-in.
  'entry.change': ramp,
  'entry.own': ['lily'],
  'pre-registration.see': [...ramp, 'lily'],
  'pre-registration.create': [...ramp, 'lily'],
  'pre-registration.edit': [...ramp, 'lily'],
  'waiver.accept': [...ramp, 'lily'],
  'team.create': tour,
  'team.see': [...tour, 'lily'],
  'team.edit': [...tour, 'lily'],
  'team.run': tour,
  // Of the director's book that the matrix has, nobody leads or leaves a team as an angler.
  'team.start': ['lily', 'tom', 'cody', 'lou'],
  'team.leave': [],
  'team.lead': [],

  'raffle.see': everybody,
  'raffle.edit': ramp,
  'raffle-entry.see': [...ramp, 'lily'],
  'raffle-entry.edit': ramp,

  'payment.see': [...tournament, 'lily'],
  'payment.edit': tournament,
  'account.see': own,
  'account.edit': own,
  'account.sell': makers,
  'credit.see': own,
  'credit.edit': admin,

  'subscription.see': own,
  'subscription.edit': own,
  'subscription-level.see': everybody,
  'license.see': [...own, 'lily'],
  'license.edit': own,

  // A sponsor who waits for the director's word.
  'sponsor.see': tour,
  'sponsor.edit': tour,
  'sponsor-settings.edit': tour,
  'advertiser.see': everybody,
  'interactions.of-user': ['lily', 'sam'],

  'message.see': [...ramp, 'lily'],
  'message.create': tour,
  'message.mark': [...ramp, 'lily'],
  'message.edit': ramp,

  'document.see': [...ramp, 'lily'],
  'document.edit': [...own, 'lily'],
  'help.see': everybody,
  'admin-setting.see': everybody,
}

/** Where a record of a family is somebody else's than the policy is about elsewhere: a profile is Ana's own, for one. */
export const PASSES_IN: Record<string, Partial<Record<PolicyName, readonly Subject[]>>> = {
  'user-profiles': { 'user.see': own },
  profiles: { 'user.see': own },
  audit: { 'user.self': ['lily', 'sam'] },
  // Lily is invited; who helps already is somebody else.
  'staff-invitations': { 'staff.see': [...own, 'lily'] },
  // What is kept of a person is asked for, and erased, by themself.
  users: { 'user.self': ['lily', 'sam'] },
}

/** Who stands in the other world where these stand in Ana's. */
const COUNTERPART: Partial<Record<Subject, Subject>> = { ana: 'bo', helper: 'elsa', sam: 'sam' }
const KINDS = [everybody, signedIn, directors, makers]

/** Who passes on a record of Bo's world. */
function elsewhere(passes: readonly Subject[]): Subject[] {
  if (KINDS.some((kind) => kind.length === passes.length && kind.every((who) => passes.includes(who)))) return [...passes]
  return passes.flatMap((who) => COUNTERPART[who] ?? [])
}

const asAna = (passes: readonly Subject[]): Subject[] => (passes.includes('ana') ? [...passes, 'sam as ana'] : [...passes])

/** Those who may on what is Ana's, and the admin who acts as her; or those in their places in Bo's world. */
export const standing = (named: readonly Subject[], where: 'mine' | 'theirs'): Subject[] =>
  asAna(where === 'mine' ? named : elsewhere(named))

export function passes(policy: PolicyName, where: 'mine' | 'theirs', family = ''): Subject[] {
  const named = PASSES_IN[family]?.[policy] ?? PASSES[policy]
  if (!named) throw new Error(`Nobody has written down who passes the policy ${policy}.`)
  return standing(named, where)
}

/**
 * Calls whose right depends on what their body names, not on the record of their address: who may, when everything named
 * is Ana's.
 */
export const NAMED: Record<string, readonly Subject[]> = {
  // Into a tour of Ana's.
  'users.create': tour,
  'users.bulkCreate': tour,
  'users.importUsers': tour,
  'payments.paidOut': tournament,
  'auth.setUserImpersonating': admin,
  // Made when somebody signs in with a password, which nobody here has done.
  'auth.parkingKey': [],
  // A passkey is its person's alone, and nobody here has made one; `passkeys.test.ts` tries those of others.
  'auth.namePasskey': [],
  'auth.removePasskey': [],
  'users.markDeleted': admin,
  'staff-members.create': own,
  'staff-invitations.create': own,
  'divisions.create': own,
  'season-teams.bulkCreateUpdate': tour,
  'tournaments.updateSettingsFromParent': tournament,
  // What a team is made of is not its anglers' to change.
  'teams.remove': tour,
  'teams.createOrUpdate': tour,
  // A subscriber pauses, resumes and cancels; the rest is the system's.
  'subscriptions.remove': admin,
  'subscriptions.markDeleted': admin,
  'licenses.create': own,
  'documents.create': [...tour, 'lily'],
  'audit.byRecord': ramp,
  // An angler who fishes for others too is nobody's to delete.
  'users.remove': admin,
  'users.logLoginDate': ['lily', 'sam'],
  'seasons.create': own,
  'tournaments.create': own,
  'tournament-entries.boatNumberListUpdate': ramp,
  // What a device has changed is a change like any other.
  'sync.push': tour,
  // Asked is who may change the record: a division of the tour.
  'questions.answer': tour,
}

/** Calls that look for what to change themselves: everybody may ask, and only these change anything of Ana's. */
export const CHANGES: Record<string, readonly Subject[]> = {
  'users.updateByFields': tour,
  'tournaments.updateByTerms': tournament,
  'calendar-events.deleteByTerms': tournament,
  'season-event-point-distributions.reassignPoints': tour,
  'payments.reassign': tournament,
}

/** What a policy asks about that the call's address does not name. */
export const asksWho = ({ policy }: AnyEndpoint): boolean => policies[policy as PolicyName].length < 2
