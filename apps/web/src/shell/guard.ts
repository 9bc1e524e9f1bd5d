import type { User } from '@ramplight/contract/people/users'
import { redirect } from '@tanstack/react-router'
import { homeOf } from '#platform/addresses.ts'
import { keepsBook } from '#platform/local/book/local-gate.ts'
import { workAlone } from '#platform/local/book/work-alone.ts'
import { currentSession, type Session } from '#platform/session.ts'
import { MISSING_INFO, missesName, wantPage } from '#platform/wanted-page.ts'

/** Without a session, a tournament or tour of a director has a public page (1 §4). */
const PUBLIC_TWIN = /^\/director\/(tournaments|tours)\/([0-9a-f]{24})(?=[/?#]|$)/

/**
 * A route guard: signed in as one of these, or on to /login and back here afterwards.
 * Offline the stored session is enough (1 §4): only data already on this device can be shown.
 */
export const signedInAs =
  (...types: User['userType'][]) =>
  ({ location }: { location: { href: string } }) => {
    const session = currentSession()
    if (!session) {
      const [, kind, id] = PUBLIC_TWIN.exec(location.href) ?? []
      if (kind && id) throw redirect({ to: kind === 'tours' ? '/tours/$id' : '/tournaments/$id', params: { id } })
      throw redirect({ to: '/login', search: { redirect: location.href } })
    }
    if (!types.includes(session.user.userType)) throw redirect({ to: homeOf(session.user) })
    if (mustTellMore(session)) {
      wantPage(location.href)
      throw redirect({ to: MISSING_INFO })
    }
  }

/** An angler whose last name nobody knows says it first. Without a network it could not be kept, and nobody is stopped. */
const mustTellMore = ({ user, acting }: Session) => user.userType === 'Angler' && missesName(user) && !acting && navigator.onLine

const mayWeighIn = signedInAs('Director', 'System Admin')

/**
 * Whoever may weigh in, from here on without the network; looking at a link (a preload) is not going there. An admin keeps no
 * copy to work with, and who acts for somebody has one for a quarter of an hour only.
 */
export function worksAlone(there: { location: { href: string }; preload: boolean }): void {
  const session = currentSession()
  const may = session !== null && keepsBook(session.user) && !session.acting
  if (!there.preload) workAlone(may)
  mayWeighIn(there)
  if (!may) throw redirect({ to: '/weigh-in' })
}
