import { authCalls } from '@ramplight/contract/people/auth'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLocks } from './local/testing/fake-locks.ts'
import { ourResponse } from './testing/our-response.ts'

const ana = { _id: 'a'.repeat(24), first_name: 'Ana', userType: 'Director' }
const MINUTE = 60_000
/** As the server signs it, by the server's clock. */
const tokenFrom = (at: number, mark = '') => {
  const iat = Math.floor(at / 1000)
  return `x.${btoa(JSON.stringify({ iat, exp: iat + 900, mark }))}.x`
}

/** The server: what it answers to the cookie, and what it was asked. */
function aServer() {
  let count = 0
  const server = {
    asked: [] as string[],
    keys: [] as (string | undefined)[],
    isUp: true,
    isOver: false,
    clock: Date.now,
    /** Tokens that it does not take. */
    refused: new Set<string>(),
    /** What they ask for is not for them. */
    isForbidden: false,
    renewals: () => server.asked.filter((path) => path === '/api/auth/refresh').length,
  }
  vi.stubGlobal('fetch', async (path: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
    server.asked.push(path)
    if (!server.isUp) throw new TypeError('Failed to fetch')
    if (path === '/api/auth/refresh') {
      if (!headers['x-ramplight']) return ourResponse({ code: 'access.forbidden', message: 'no' }, { status: 403 })
      const token = tokenFrom(server.clock(), String(++count))
      return ourResponse(server.isOver ? { authenticated: false } : { authenticated: true, user: ana, token })
    }
    if (path === '/api/users/logout') return ourResponse({ ok: true })
    server.keys.push(headers['idempotency-key'])
    const token = headers.authorization?.slice('Bearer '.length)
    if (!token || server.refused.has(token)) return ourResponse({ code: 'session.over', message: 'Expired' }, { status: 401 })
    if (path === '/api/auth/authenticated') return ourResponse({ authenticated: true })
    if (server.isForbidden) return ourResponse({ code: 'access.forbidden', message: 'Not yours' }, { status: 403 })
    return ourResponse([])
  })
  return server
}

/** A tab of this browser: modules of its own, the storage and the locks of all. */
async function aTab() {
  vi.resetModules()
  const [session, { callServer }, owed] = await Promise.all([
    import('./session.ts'),
    import('./call-server.ts'),
    import('./owed-sign-out.ts'),
  ])
  return { ...session, ...owed, list: () => callServer(speciesCalls.list, {}) }
}
const signedIn = () => localStorage.setItem('rl-user', JSON.stringify(ana))

beforeEach(() => {
  localStorage.clear()
  fakeLocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page that is loaded anew', () => {
  test('has no token, gets one by the cookie with the first call, and writes none of them down', async () => {
    const server = aServer()
    signedIn()
    const tab = await aTab()
    expect(tab.currentSession()).toEqual({ user: ana, token: null })
    await tab.list()
    await tab.list()
    expect(server.renewals()).toBe(1)
    const token = tab.currentSession()!.token!
    expect(JSON.stringify({ ...localStorage })).not.toContain(token)
    expect(tab.sessionLeftMs()).toBeGreaterThan(14 * MINUTE)
  })

  test('takes away the token that an earlier version kept', async () => {
    localStorage.setItem('rl-token', 'kept')
    signedIn()
    await aTab()
    expect(localStorage.getItem('rl-token')).toBeNull()
  })

  test('without a network stays signed in, and nobody is asked as a visitor', async () => {
    const server = aServer()
    server.isUp = false
    signedIn()
    const tab = await aTab()
    await expect(tab.list()).rejects.toMatchObject({ isOffline: true })
    expect(tab.currentSession()?.user._id).toBe(ana._id)
    expect(server.asked).toEqual(['/api/auth/refresh'])
  })

  test('hears that the session is over, and says so once', async () => {
    const server = aServer()
    server.isOver = true
    signedIn()
    const tab = await aTab()
    const ended = vi.fn()
    tab.onSessionEnd(ended)
    await tab.list().catch(() => {})
    expect([tab.currentSession(), ended.mock.calls]).toEqual([null, [['expired']]])
  })

  test('that ends takes the lock of a station with it: who comes back has said a password', async () => {
    const server = aServer()
    server.isOver = true
    signedIn()
    localStorage.setItem('rl-station-locked', '{}')
    const tab = await aTab()
    await tab.list().catch(() => {})
    expect(localStorage.getItem('rl-station-locked')).toBeNull()
  })

  test('tells of an end that came while the page was still being drawn, once', async () => {
    const server = aServer()
    server.isOver = true
    signedIn()
    const tab = await aTab()
    await tab.list().catch(() => {})
    const [ended, later] = [vi.fn(), vi.fn()]
    tab.onSessionEnd(ended)
    tab.onSessionEnd(later)
    expect([ended.mock.calls, later.mock.calls]).toEqual([[['expired']], []])
  })
})

describe('many at once', () => {
  test('ten calls of a page renew once', async () => {
    const server = aServer()
    signedIn()
    const tab = await aTab()
    await Promise.all(Array.from({ length: 10 }, () => tab.list()))
    expect(server.renewals()).toBe(1)
  })

  test('five tabs renew once: the others hear of the token', async () => {
    const server = aServer()
    signedIn()
    const tabs = []
    for (let n = 0; n < 5; n++) tabs.push(await aTab())
    await Promise.all(tabs.map((tab) => tab.list()))
    expect(server.renewals()).toBe(1)
    expect(new Set(tabs.map((tab) => tab.currentSession()!.token)).size).toBe(1)
  })
})

describe('a token that the server does not take', () => {
  test('is replaced by the cookie, and the call is sent once more', async () => {
    const server = aServer()
    signedIn()
    const tab = await aTab()
    await tab.list()
    server.refused.add(tab.currentSession()!.token!)
    await tab.list()
    expect(server.renewals()).toBe(2)
    expect(tab.currentSession()?.user._id).toBe(ana._id)
  })

  test('ends the session when the cookie is worth nothing either', async () => {
    const server = aServer()
    signedIn()
    const tab = await aTab()
    await tab.list()
    server.refused.add(tab.currentSession()!.token!)
    server.isOver = true
    const ended = vi.fn()
    tab.onSessionEnd(ended)
    await expect(tab.list()).rejects.toMatchObject({ status: 401 })
    expect([tab.currentSession(), ended.mock.calls]).toEqual([null, [['refused']]])
  })

  test.each([
    ['an hour fast', 60 * MINUTE],
    ['a year slow', -365 * 24 * 60 * MINUTE],
  ])('is not thought old by a device whose clock is %s', async (_, skew) => {
    const server = aServer()
    server.clock = () => Date.now() - skew
    signedIn()
    const tab = await aTab()
    for (let n = 0; n < 3; n++) await tab.list()
    expect(server.renewals()).toBe(1)
  })
})

describe('logging out without a network', () => {
  test('is told to the server as soon as there is one', async () => {
    const server = aServer()
    server.isUp = false
    signedIn()
    const tab = await aTab()
    tab.sessionEnded('logged-out')
    await tab.settleSignOut()
    server.isUp = true
    await tab.settleSignOut()
    await tab.settleSignOut()
    expect(server.asked).toEqual([authCalls.logout.path, authCalls.logout.path])
  })

  test('is off when the same person comes back with their password, and stays owed when it is another', async () => {
    const server = aServer()
    signedIn()
    const tab = await aTab()
    tab.sessionEnded('logged-out')
    tab.startSession({ status: true, user: { ...ana, _id: 'b'.repeat(24) } } as never)
    await tab.settleSignOut()
    expect(server.asked).toHaveLength(1)
    tab.startSession({ status: true, user: ana } as never)
    tab.sessionEnded('logged-out')
    tab.startSession({ status: true, user: ana } as never)
    await tab.settleSignOut()
    expect(server.asked).toHaveLength(1)
  })
})

describe('a 403', () => {
  const forbidden = async () => {
    const server = aServer()
    signedIn()
    const tab = await aTab()
    await tab.list()
    server.isForbidden = true
    const ended = vi.fn()
    tab.onSessionEnd(ended)
    return { server, tab, ended }
  }

  test('of a session that lives is the answer to one button: nobody is signed out', async () => {
    const { server, tab, ended } = await forbidden()
    await expect(tab.list()).rejects.toMatchObject({ status: 403, message: 'Not yours' })
    await vi.waitFor(() => expect(server.asked).toContain('/api/auth/authenticated'))
    expect(ended).not.toHaveBeenCalled()
    expect(tab.currentSession()).not.toBeNull()
  })

  test('of a session that is over ends it as a 401 does', async () => {
    const { server, tab, ended } = await forbidden()
    const live = globalThis.fetch
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      path === '/api/auth/authenticated' ? Promise.resolve(ourResponse({ authenticated: false })) : live(path, init),
    )
    server.isOver = true
    await expect(tab.list()).rejects.toMatchObject({ status: 403 })
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('refused'))
    expect(tab.currentSession()).toBeNull()
  })
})
