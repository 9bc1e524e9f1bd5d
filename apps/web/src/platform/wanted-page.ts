import type { User } from '@ramplight/contract/people/users'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { homeOf, pageOf, safeRedirect } from './addresses.ts'
import type { Href } from './href.ts'

const KEY = 'rl-wanted'
/** Long enough for a mail to arrive, too short for the next person at this device. */
const KEPT_MS = 3_600_000

type Wanted = { href: string; at: number }

/** What somebody was about to open or do before they had to sign in. It waits through sign-up, also in another tab. */
export function wantPage(href: string | undefined): void {
  if (safeRedirect(href)) noteStored(KEY, { href: href!, at: Date.now() } satisfies Wanted)
}

function takeWantedPage(user: User): Href | null {
  const wanted = readStored<Wanted>(KEY)
  noteStored(KEY, null)
  const href = wanted && Date.now() - wanted.at < KEPT_MS ? safeRedirect(wanted.href) : null
  return href && pageOf(user, href)
}

/** Where a missing part of the name is asked for. */
export const MISSING_INFO = '/angler/users/capture-missing-info'
export const missesName = ({ last_name }: Pick<User, 'last_name'>): boolean => !last_name?.trim()

/** Where somebody goes who is signed in from now on: what is missing of them first (1 §4), then what they wanted, else their portal. */
export function pageAfterSignIn(user: User): Href {
  return missesName(user) ? MISSING_INFO : (takeWantedPage(user) ?? `${homeOf(user)}?fl=true`)
}
