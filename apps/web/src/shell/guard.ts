import type { User } from '@ramplight/contract/people/users'
import { redirect } from '@tanstack/react-router'
import { currentSession } from '#platform/session.ts'

/** Where each kind of user starts (3 §2). */
export const homeOf = (user: Pick<User, 'userType'>): string =>
  ({ Angler: '/angler', Director: '/director', 'System Admin': '/sys-admin' })[user.userType]

/**
 * A route guard: signed in as one of these, or on to /login and back here afterwards.
 * Offline the stored session is enough (1 §4): only data already on this device can be shown.
 */
export const signedInAs =
  (...types: User['userType'][]) =>
  ({ location }: { location: { href: string } }) => {
    const session = currentSession()
    if (!session) throw redirect({ to: '/login' as '/', search: { redirect: location.href } as never })
    if (!types.includes(session.user.userType)) throw redirect({ to: homeOf(session.user) as '/' })
  }
