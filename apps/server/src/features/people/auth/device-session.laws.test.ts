import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstSecret, hashOf, readSecret, successorOf, writeSecret } from '#platform/auth/refresh-secret'
import { readToken, signToken } from '#platform/auth/tokens'
import { aTestServer, type TestServer } from '#platform/testing/test-server'
import { users } from '../users/users.table.ts'
import { sessions } from './auth.table.ts'
import { aBrowser, type Browser } from './testing/a-browser.ts'

const MINUTE = 60_000
const STEPS = 12

let ramp: TestServer
let clock = Date.parse('2027-06-12T04:45:00.000Z')

beforeAll(async () => {
  ramp = await aTestServer({ now: () => new Date(clock) })
})
afterAll(() => ramp.close())

const pass = (ms: number) => {
  clock += ms
}

/** As signing in leaves a device, without the slow hash of a password. */
async function signedIn() {
  const who = await ramp.person('Director', 'Bo Moss')
  const session = (await readToken(who.token, ramp.deps.signingKey, new Date(clock)))!.session
  const secret = firstSecret(session)
  const noted = { secretHash: hashOf(secret.secret), rotatedAt: new Date(clock).toISOString() }
  await ramp.db.update(sessions).set(noted).where(eq(sessions.id, session))
  const browser = aBrowser(ramp, `rl-session=${writeSecret(secret, ramp.deps.signingKey)}`)
  browser.token = who.token
  return { who, browser }
}

const chunk = (text: string) => [...text]
/** The same text with one letter changed, in as many places. */
const bent = (text: string, places: number): string[] =>
  Array.from({ length: places }, (_, n) => {
    const letters = chunk(text)
    const at = Math.floor((n * letters.length) / places)
    letters[at] = letters[at] === 'A' ? 'B' : 'A'
    return letters.join('')
  })

test('of more than two hundred tokens and secrets that are revoked, used, run out or forged, none is taken', async () => {
  const [ana, other] = [await signedIn(), await signedIn()]
  const { signingKey: key } = ramp.deps
  const strange = crypto.getRandomValues(new Uint8Array(32))
  const used: string[] = []
  for (let n = 0; n < 30; n++) {
    used.push(ana.browser.cookie)
    await ana.browser.refresh()
    await ana.browser.whoAmI()
    clock += 3 * MINUTE
  }
  const value = ana.browser.cookie.split('=')[1]!
  const secret = readSecret(value, key)!
  const theirs = readSecret(other.browser.cookie.split('=')[1]!, key)!
  const secrets = [
    ...bent(value, 70),
    ...[0, 1, 5, 20, 43].map((length) => value.slice(0, length)),
    `${value}A`,
    `${value}.${value}`,
    '',
    'null',
    // Signed by us, and never given out: another session, a generation to come, a secret of one's own.
    writeSecret({ ...secret, session: theirs.session }, key),
    writeSecret({ ...secret, generation: secret.generation + 1 }, key),
    writeSecret({ ...secret, generation: 0 }, key),
    writeSecret(successorOf(secret, key), key),
    writeSecret(successorOf(secret, strange), key),
    writeSecret(firstSecret(secret.session), key),
    writeSecret({ ...firstSecret(secret.session), generation: secret.generation }, key),
    writeSecret(firstSecret('65f1c0ffee65f1c0ffee0001'), key),
    writeSecret(secret, strange),
  ].map((text) => `rl-session=${text}`)

  const live = ana.browser.token!
  const [head, body, signature] = live.split('.') as [string, string, string]
  const contents = { user: ana.who.id, session: secret.session }
  const now = new Date(clock)
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  const tokens = [
    ...bent(live, 70),
    ...[0, 10, live.length - 1].map((length) => live.slice(0, length)),
    `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`,
    `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
    ...['HS384', 'HS512', 'RS256', 'ES256'].map((alg) => `${encoded({ alg, typ: 'JWT' })}.${body}.${signature}`),
    ...[{ exp: 9e9 }, { sub: other.who.id }, { sid: theirs.session }, { aud: 'reset' }, { iss: 'elsewhere' }].map(
      (change) => `${head}.${encoded({ ...said, ...change })}.${signature}`,
    ),
    await signToken(contents, strange, now),
    await signToken({ ...contents, user: other.who.id }, key, now),
    await signToken({ ...contents, session: theirs.session }, key, now),
    await signToken(contents, key, new Date(clock - 15 * MINUTE)),
    value,
  ]

  const taken: string[] = []
  const ask = async (cookie: string, token: string | null) => {
    const browser = aBrowser(ramp, cookie)
    browser.token = token
    if (token && typeof (await browser.whoAmI()) === 'string') taken.push(`token ${token}`)
    if (cookie && (await browser.refresh()).authenticated) taken.push(`cookie ${cookie}`)
  }
  for (const cookie of secrets) await ask(cookie, null)
  for (const token of tokens) await ask('', token)
  expect(taken).toEqual([])
  // What was only forged has ended nothing.
  expect(await ana.browser.whoAmI()).toBe(ana.who.id)
  expect((await ana.browser.refresh()).authenticated).toBe(true)

  // A used one ends it all: the newest, and the token, are worth nothing from then on.
  await ana.browser.whoAmI()
  clock += 3 * MINUTE
  await ask(used[7]!, null)
  for (const cookie of [...used, ana.browser.cookie]) await ask(cookie, ana.browser.token)
  // Revoked, run out, of somebody who is no longer.
  await other.browser.send('POST', '/api/users/logout')
  await ask(other.browser.cookie, other.browser.token)
  const gone = await signedIn()
  await ramp.db.update(users).set({ deleted: true })
  await ask(gone.browser.cookie, gone.browser.token)
  expect(taken).toEqual([])
  expect(secrets.length + tokens.length + used.length + 6).toBeGreaterThanOrEqual(200)
}, 60_000)

type Step = 'renew' | 'lose the answer' | 'work' | 'a minute' | 'a long morning' | 'copied' | 'thief renews' | 'thief works' | 'revoked'
const step = (...steps: Step[]) => fc.constantFrom(...steps)
const MINE = ['renew', 'lose the answer', 'work', 'a minute', 'a long morning'] as const

/** What happens to one device, and to a copy of its cookie. */
async function play(steps: Step[], { who, browser }: Awaited<ReturnType<typeof signedIn>>) {
  let thief: Browser | null = null
  const heard = { refusedMe: false, thiefGotIn: false, afterRevoke: false, isRevoked: false }
  const renew = async (one: Browser, how = {}) => {
    const { authenticated } = await one.refresh(how)
    if (authenticated && heard.isRevoked) heard.afterRevoke = true
    return authenticated
  }
  const work = async (one: Browser) => {
    if ((await one.whoAmI()) === who.id && heard.isRevoked) heard.afterRevoke = true
  }
  const DEEDS: Record<Step, () => unknown> = {
    renew: async () => {
      if (!(await renew(browser))) heard.refusedMe = true
    },
    'lose the answer': async () => {
      if (!(await renew(browser, { lost: true }))) heard.refusedMe = true
    },
    work: () => work(browser),
    'a minute': () => pass(MINUTE),
    'a long morning': () => pass(6 * 60 * MINUTE),
    copied: () => {
      thief = browser.copy()
    },
    'thief renews': async () => {
      if (thief && (await renew(thief))) heard.thiefGotIn = true
    },
    'thief works': () => thief && work(thief),
    revoked: async () => {
      const other = browser.copy()
      other.token = browser.token
      await other.send('POST', '/api/users/logout')
      heard.isRevoked = true
    },
  }
  for (const one of steps) await DEEDS[one]()
  return { ...heard, thief: thief as Browser | null }
}

test('whatever answers get lost, a device that nobody copied is never signed out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step(...MINE), { maxLength: STEPS }), async (steps) => {
      const ana = await signedIn()
      expect((await play(steps, ana)).refusedMe).toBe(false)
      expect((await ana.browser.refresh()).authenticated).toBe(true)
      expect(await ana.browser.whoAmI()).toBe(ana.who.id)
    }),
    { numRuns: 30 },
  )
}, 120_000)

test('whatever happens in whatever order, two never go on with the same sign-in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step(...MINE, 'copied', 'thief renews', 'thief works'), { maxLength: STEPS }), async (steps) => {
      const ana = await signedIn()
      const { thief, thiefGotIn } = await play([...steps, 'copied', 'thief renews', 'thief works'], ana)
      if (!thief || !thiefGotIn) return
      // Both go on working, each in their turn.
      const both: boolean[] = []
      for (const one of [ana.browser, thief, ana.browser, thief]) {
        clock += 3 * MINUTE
        both.push((await one.refresh()).authenticated)
        await one.whoAmI()
      }
      expect(both.slice(2)).toEqual([false, false])
    }),
    { numRuns: 30 },
  )
}, 120_000)

test('once it is revoked nothing of it is ever taken again, whoever brings it', async () => {
  const any = fc.array(step(...MINE, 'copied', 'thief renews', 'thief works'), { maxLength: STEPS / 2 })
  await fc.assert(
    fc.asyncProperty(any, any, async (before, after) => {
      const ana = await signedIn()
      const played = await play([...before, 'renew', 'copied', 'revoked', ...after, 'renew', 'work', 'thief renews', 'thief works'], ana)
      expect(played.afterRevoke).toBe(false)
    }),
    { numRuns: 30 },
  )
}, 120_000)
