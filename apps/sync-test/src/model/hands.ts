/**
 * Whoever sits at a screen: the session, the storage and the network of the browser they hold in their hands. The product keeps
 * these in modules, one of each in a page; here one person acts at a time, and everything is theirs for that moment.
 */

import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { authCalls } from '@ramplight/contract/people/auth'
import { currentSession, startSession } from '../../../web/src/platform/session.ts'
import type { Admin, Day, Fault, Person } from './at-the-ramp.ts'
import { portalPage, portalRefusal } from './faults.ts'
import type { Line } from './ramp-server.ts'

const hands = { isOnline: true }

const storage = new Map<string, string>()
const asStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
}
Object.defineProperty(globalThis, 'localStorage', { value: asStorage, configurable: true })
Object.defineProperty(globalThis.navigator, 'onLine', { get: () => hands.isOnline, configurable: true })

export type Sitting = {
  person: Person | Admin
  /** Their session is over, and they do not know yet. */
  isExpired: boolean
  isOnline: boolean
  fault: Fault | null
  /** The device dies under their hands. */
  die: () => void
}

/** What somebody does at a screen, with the network they have at that moment. */
export async function withHands<T>(day: Day, sitting: Sitting, work: () => Promise<T>): Promise<T> {
  const { person, isExpired, isOnline } = sitting
  const { server } = day
  const before = { line: server.line, isOnline: hands.isOnline }
  startSession({ user: person.user, token: isExpired ? 'no longer a token' : await person.token() } as Parameters<typeof startSession>[0])
  hands.isOnline = isOnline
  server.line = lineOf(day, sitting)
  try {
    const done = await work()
    if (!isExpired && !currentSession()) day.complaints.push(`P5 ${person.who} was signed out, and no server of ours has said so`)
    return done
  } finally {
    server.line = before.line
    hands.isOnline = before.isOnline
  }
}

const never = () => new Promise<never>(() => {})
/** Nobody answers, and the browser knows that there is no network. */
const dead = (): never => {
  hands.isOnline = false
  throw new TypeError('Failed to fetch')
}

/** What the cookie of this device says. */
const asCookie = async ({ person, isExpired }: Sitting): Promise<Response> => {
  const answer = isExpired ? { authenticated: false } : { authenticated: true, user: person.user, token: await person.token() }
  return Response.json(answer, { headers: { [OUR_HEADER]: '1' } })
}

function lineOf(day: Day, sitting: Sitting): Line {
  const { fault, die } = sitting
  let asked = 0
  let portal: (() => Response) | null = null
  return async (toServer, path) => {
    if (!hands.isOnline) return dead()
    if (portal) return portal()
    const send = path === authCalls.refresh.path ? () => asCookie(sitting) : toServer
    if (!fault || asked++ !== fault.nth) return send()
    const { kind, statement } = fault
    const cut = async (where: Parameters<typeof day.server.withCut>[0]) => (await day.server.withCut(where, send)).value
    switch (kind) {
      case 'lost':
        return dead()
      case 'answer-lost':
      case 'slow':
        await send()
        return dead()
      case 'late':
        day.lateCalls.push(send)
        return dead()
      case 'twice':
        await send()
        return send()
      case 'twice-at-once':
        return (await Promise.all([send(), send()]))[0]
      case 'again-at-night':
        day.lateCalls.push(send)
        return send()
      case 'statement-dies':
        return cut({ statement, code: '57P01' })
      case 'statement-fails':
        return cut({ statement, code: 'XX000' })
      case 'deadlock':
        return cut({ statement, code: '40P01' })
      case 'commit-unheard':
        return cut({ answerOfCommit: true, code: '57P01' })
      // Who has not accepted its terms hears nothing else.
      case 'portal-page':
      case 'portal-refuses':
        portal = kind === 'portal-page' ? portalPage : portalRefusal
        return portal()
      case 'killed-before':
        die()
        return never()
      case 'killed-after':
        await send()
        die()
        return never()
    }
  }
}
