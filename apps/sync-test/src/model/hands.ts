/**
 * Whoever sits at a screen: the session, the storage and the network of the browser they hold in their hands. The product keeps
 * these in modules, one of each in a page; here one person acts at a time, and everything is theirs for that moment.
 */
import { startSession } from '../../../web/src/platform/session.ts'
import type { Admin, Day, Person } from './day.ts'
import { type Fault, portalPage, portalRefusal } from './faults.ts'
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
export async function withHands<T>(day: Day, { person, isExpired, isOnline, fault, die }: Sitting, work: () => Promise<T>): Promise<T> {
  const { server } = day
  const before = { line: server.line, isOnline: hands.isOnline }
  startSession({ user: person.user, token: isExpired ? 'no longer a token' : await person.token() } as Parameters<typeof startSession>[0])
  hands.isOnline = isOnline
  server.line = lineOf(day, fault && { ...fault }, die)
  try {
    return await work()
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

function lineOf(day: Day, fault: Fault | null, die: () => void): Line {
  let asked = 0
  return async (send) => {
    if (!hands.isOnline) return dead()
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
      case 'portal-page':
        return portalPage()
      case 'portal-refuses':
        return portalRefusal()
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
