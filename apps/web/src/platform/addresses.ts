import type { User } from '@ramplight/contract/people/users'
import { isWeighOnly } from '@ramplight/domain/policies/weigh-only'
import type { Href } from './href.ts'

type Starting = Pick<User, 'userType'> & Partial<Pick<User, 'isAssistant' | 'tours'>>

/** Where each kind of user starts (3 §2); who only weighs, at the scale. */
export const homeOf = ({ userType, isAssistant = false, tours = [] }: Starting) =>
  isWeighOnly({ userType, isAssistant, tours })
    ? '/weigh-in'
    : ({ Angler: '/angler', Director: '/director', 'System Admin': '/sys-admin' } as const)[userType]

const GUARDED = /^\/(director|weigh-in|offline-weigh-in|mc-mode|angler|sys-admin|admin)(\/|$)/
export const isGuarded = (path: string): boolean => GUARDED.test(path)

/** Sign in, then go on at `from`. */
export const loginAddress = (from: string): string => (isGuarded(from) ? `/login?redirect=${encodeURIComponent(from)}` : '/login')

/** What a visitor begins there, such as a registration, goes on after signing in. */
const BEGUN_BY_VISITORS = /^\/tournaments\//

/** A page of an event that both see: an angler's address leads a director to their own. */
const OF_ANGLERS = /^\/angler(?=\/tournaments\/)/
export const pageOf = ({ userType }: Pick<User, 'userType'>, href: Href): Href =>
  userType === 'Director' ? (href.replace(OF_ANGLERS, '/director') as Href) : href

/** Only addresses of this app; a link from elsewhere must not carry somebody away after signing in. */
export const safeRedirect = (to: string | undefined): Href | null => (to && isOwn(to) ? to : null)
const isOwn = (to: string): to is Href => /^\/(?![/\\])/.test(to) && (isGuarded(to) || BEGUN_BY_VISITORS.test(to))
