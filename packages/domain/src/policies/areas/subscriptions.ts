import { is, isAdmin, isDirector, type Who } from '../who.ts'

type OfUser = { user: string | null }
export type LicenseSubject = { director: string | null; user: string | null }

const ofUser = (who: Who, { user }: OfUser): boolean => isAdmin(who) || is(who, user)
/** A helper licenses nobody. */
const licenses = (who: Who, { director }: { director: string | null }): boolean => isAdmin(who) || (isDirector(who) && is(who, director))

/** Subscriptions and licenses. Neither gives anybody a right: policies never ask for them. */
export const subscriptionPolicies = {
  'subscription.see': ofUser,
  /** What of it, is a rule of its own (`moveSubscription`): the price is not the subscriber's to set. */
  'subscription.edit': ofUser,
  'subscription-level.see': (who: Who, level: { active: boolean }) => level.active || isAdmin(who),

  'license.see': (who: Who, license: LicenseSubject) => licenses(who, license) || is(who, license.user),
  'license.edit': (who: Who, license: LicenseSubject) => licenses(who, license),
}
