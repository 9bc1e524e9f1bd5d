import { authCalls } from '@ramplight/contract/people/auth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { hashPassword } from '#platform/auth/passwords'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { users } from '../users/users.table.ts'
import { sessions } from './auth.table.ts'
import { languagesOf } from './sessions.ts'
import { aBrowser } from './testing/a-browser.ts'

const SECRET = 'Crankbait=Deep7'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let ramp: TestServer
let passwordHash: string
let clock = Date.parse('2027-06-12T04:45:00.000Z')
let count = 0
let ana: Person & { email: string }

const someone = async (type: 'Director' | 'System Admin' = 'Director') => {
  const email = `ana${++count}@lake.test`
  return { ...(await ramp.person(type, 'Ana Hall', { email, passwordHash })), email }
}
const signedIn = async (who = ana) => {
  const browser = aBrowser(ramp)
  expect(await browser.signIn(who.email, SECRET)).toMatchObject({ status: true })
  return browser
}

beforeAll(async () => {
  ramp = await aTestServer({ now: () => new Date(clock) })
  passwordHash = await hashPassword(SECRET)
})
beforeEach(async () => {
  ana = await someone()
})
afterAll(() => ramp.close())

describe('a device that is signed in', () => {
  test('renews by its cookie, and a laptop that slept through the night goes on', async () => {
    const laptop = await signedIn()
    clock += 9 * HOUR
    expect(await laptop.whoAmI()).toBe(401)
    const expiresAt = new Date(clock + 15 * MINUTE).toISOString()
    expect(await laptop.refresh()).toMatchObject({ authenticated: true, user: { _id: ana.id }, expiresAt })
    expect(await laptop.whoAmI()).toBe(ana.id)
  })

  test('is written to in the language it reads now', async () => {
    const phone = aBrowser(ramp)
    const reads = (language: string) => ({
      origin: 'http://localhost:80',
      host: 'localhost:80',
      'x-ramplight': 'web',
      'accept-language': language,
    })
    const payload = { email: ana.email, password: SECRET }
    phone.take(await phone.send('POST', '/api/users/login', { payload, headers: reads('es-US') }))
    const read = async () => (await languagesOf(ramp.db, [ana.id]))(ana.id)
    expect(await read()).toBe('es')
    clock += MINUTE
    expect(await phone.refresh({ headers: reads('en-US') })).toMatchObject({ authenticated: true })
    expect(await read()).toBe('en')
  })

  test('has a cookie that no script reads, no other site sends, and no plain line carries where there is https', async () => {
    const laptop = await signedIn()
    expect(laptop.setCookie).toMatch(/^rl-session=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/)
    const phone = aBrowser(ramp)
    const headers = { origin: 'https://lake.test' }
    phone.take(await phone.send('POST', '/api/users/login', { payload: { email: ana.email, password: SECRET }, headers }))
    expect(phone.setCookie).toMatch(/^__Host-rl-session=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/)
  })

  test('takes over https no cookie that a sister domain could have set', async () => {
    const laptop = await signedIn()
    expect(laptop.cookie).toMatch(/^rl-session=/)
    expect(await laptop.refresh({ headers: { origin: 'https://lake.test', host: 'lake.test', 'x-ramplight': 'web' } })).toMatchObject({
      authenticated: false,
    })
    expect(await laptop.refresh()).toMatchObject({ authenticated: true })
  })

  test('leaves no secret on the server: a stolen database renews nothing', async () => {
    const laptop = await signedIn()
    const secret = laptop.cookie.split('.')[2]!
    const rows = await ramp.db.select().from(sessions).where(eq(sessions.user, ana.id))
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('has lost the answer at a ramp without signal, and six hours later is still signed in', async () => {
    const tablet = await signedIn()
    await tablet.refresh()
    await tablet.whoAmI()
    clock += 14 * MINUTE
    for (let n = 0; n < 3; n++) expect(await tablet.refresh({ lost: true })).toMatchObject({ authenticated: true })
    clock += 6 * HOUR
    expect(await tablet.refresh()).toMatchObject({ authenticated: true })
    expect(await tablet.whoAmI()).toBe(ana.id)
  })

  test('asks from two tabs at the same moment, and both hear the same', async () => {
    const tablet = await signedIn()
    const tabs = [tablet.copy(), tablet.copy(), tablet.copy()]
    const answers = await Promise.all(tabs.map((tab) => tab.refresh()))
    expect(answers.every(({ authenticated }) => authenticated)).toBe(true)
    expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1)
    for (const tab of tabs) expect(await tab.whoAmI()).toBe(ana.id)
  })

  test('whose secret was copied and used by somebody else ends for both, on record, and nowhere else', async () => {
    const [tablet, phone] = [await signedIn(), await signedIn()]
    const thief = tablet.copy()
    expect(await thief.refresh()).toMatchObject({ authenticated: true })
    expect(await thief.whoAmI()).toBe(ana.id)
    clock += 3 * MINUTE
    expect(await tablet.refresh()).toMatchObject({ authenticated: false })
    expect(await thief.whoAmI()).toBe(401)
    expect(await thief.refresh()).toMatchObject({ authenticated: false })
    expect(await phone.refresh()).toMatchObject({ authenticated: true })
    const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, ana.id))
    expect(lines.at(-1)).toMatchObject({ action: 'signed-out', by: null, summary: expect.stringContaining('used in two places') })
  })

  test('is over after two weeks without a sign of life, and after a month in any case', async () => {
    const [left, used] = [await signedIn(), await signedIn()]
    for (let days = 0; days < 30; days += 10) {
      expect(await used.refresh()).toMatchObject({ authenticated: true })
      clock += 10 * DAY
    }
    for (const one of [left, used]) expect(await one.refresh()).toMatchObject({ authenticated: false })
  })

  test('belongs to whoever signed in on it last: the one before is signed out', async () => {
    const [bo, tablet] = [await someone(), await signedIn()]
    const before = tablet.copy()
    before.token = tablet.token
    await tablet.signIn(bo.email, SECRET)
    expect(await before.whoAmI()).toBe(401)
    expect(await before.refresh()).toMatchObject({ authenticated: false })
    expect(await tablet.refresh()).toMatchObject({ user: { _id: bo.id } })
  })

  test('brings what changed meanwhile about the person, and nobody once they are switched off', async () => {
    const tablet = await signedIn()
    await ramp.db.update(users).set({ first_name: 'Anna' }).where(eq(users.id, ana.id))
    expect(await tablet.refresh()).toMatchObject({ user: { first_name: 'Anna' } })
    await ramp.db.update(users).set({ active: false }).where(eq(users.id, ana.id))
    expect(await tablet.refresh()).toMatchObject({ authenticated: false })
  })
})

describe('signing out', () => {
  test('ends the session by its cookie alone, takes the cookie away, and leaves other devices', async () => {
    const [desk, phone] = [await signedIn(), await signedIn()]
    const kept = desk.copy()
    desk.token = null
    const reply = await desk.send('POST', '/api/users/logout')
    desk.take(reply)
    expect([reply.statusCode, desk.cookie]).toEqual([200, ''])
    expect(await kept.refresh()).toMatchObject({ authenticated: false })
    expect(await phone.whoAmI()).toBe(ana.id)
  })

  test('opening the address of it ends nothing, and leads to the page that asks', async () => {
    const desk = await signedIn()
    const reply = await desk.send('GET', '/api/users/logout')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/logout'])
    expect(await desk.whoAmI()).toBe(ana.id)
    expect(await desk.refresh()).toMatchObject({ authenticated: true })
  })
})

test.each([
  ['without our header', {}],
  ['another site', { 'x-ramplight': 'web', 'sec-fetch-site': 'cross-site' }],
  ['a sister domain', { 'x-ramplight': 'web', 'sec-fetch-site': 'same-site' }],
  ['another port', { 'x-ramplight': 'web', host: 'lake.test:4600', origin: 'http://lake.test:8080' }],
  ['a page that hides where it is from', { 'x-ramplight': 'web', host: 'lake.test', origin: 'null' }],
])('a page that is not ours neither renews nor signs anybody out: %s', async (_, headers) => {
  const tablet = await signedIn()
  expect((await tablet.refresh({ headers, lost: true })).status).toBe(400)
  tablet.token = null
  await tablet.send('POST', '/api/users/logout', { headers })
  const [row] = await ramp.db.select().from(sessions).where(eq(sessions.user, ana.id))
  expect(row).toMatchObject({ generation: 0, revokedAt: null })
  expect(await tablet.refresh()).toMatchObject({ authenticated: true })
})

describe('an admin who acts as somebody', () => {
  const actAs = async (browser: ReturnType<typeof aBrowser>, user: string | null) => {
    const reply = await browser.send('POST', '/api/users/set-user-impersonating', { payload: { user } })
    browser.token = reply.json<{ token?: string }>().token ?? browser.token
  }

  test('is still that person after the page is loaded anew, and themself again after a quarter of an hour', async () => {
    const sam = await someone('System Admin')
    const desk = await signedIn(sam)
    await actAs(desk, ana.id)
    expect(await desk.refresh()).toMatchObject({ user: { _id: ana.id }, impersonator: sam.id })
    clock += 14 * MINUTE
    const expiresAt = new Date(clock + MINUTE).toISOString()
    expect(await desk.refresh()).toMatchObject({ user: { _id: ana.id }, expiresAt })
    clock += MINUTE
    expect(await desk.whoAmI()).toBe(401)
    const back = await desk.refresh()
    expect(back).toMatchObject({ user: { _id: sam.id } })
    expect(back.impersonator).toBeUndefined()
  })

  test('goes back and goes on as themself; signing out ends both', async () => {
    const sam = await someone('System Admin')
    const desk = await signedIn(sam)
    await actAs(desk, ana.id)
    await actAs(desk, null)
    expect(await desk.whoAmI()).toBe(sam.id)
    await actAs(desk, ana.id)
    const borrowed = desk.copy()
    borrowed.token = desk.token
    await desk.send('POST', '/api/users/logout')
    for (const one of [desk, borrowed]) expect(await one.whoAmI()).toBe(401)
    expect(await borrowed.refresh()).toMatchObject({ authenticated: false })
  })
})

test('asking whether one is signed in changes nothing on the server', async () => {
  const tablet = await signedIn()
  const before = await ramp.db.select().from(sessions).where(eq(sessions.user, ana.id))
  clock += MINUTE
  const asPerson = { ...ana, token: tablet.token! }
  expect((await ramp.call(authCalls.authenticated, { as: asPerson })).body).toMatchObject({ authenticated: true })
  expect(await ramp.db.select().from(sessions).where(eq(sessions.user, ana.id))).toEqual(before)
})
