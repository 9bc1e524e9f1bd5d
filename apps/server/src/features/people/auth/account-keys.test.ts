import { authCalls } from '@ramplight/contract/people/auth'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { userCalls } from '@ramplight/contract/people/users'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/auth/passwords'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { users } from '../users/users.table.ts'
import { loginThrottles } from './auth.table.ts'

const SECRET = 'Crankbait=Deep7'
const OTHER = 'Jigging=Spoon9'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('what an account hangs on', () => {
  let ramp: TestServer
  let clock = Date.parse('2027-06-12T04:45:00.000Z')
  let count = 0
  let ana: Person & { email: string }
  const later = (ms: number) => {
    clock += ms
  }

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date(clock), proofsAge: true })
  })
  beforeEach(async () => {
    later(MINUTE)
    await ramp.db.delete(loginThrottles)
    const email = `ana${++count}@lake.test`
    const person = await ramp.person('Director', 'Ana Hall', { email, phone: '9035550100', passwordHash: await hashPassword(SECRET) })
    ana = { ...person, email }
  })
  afterAll(() => ramp.close())

  const change = (body: object, as: Person = ana, id = ana.id) => ramp.call(userCalls.update, { as, params: { id }, body })
  const prove = async (password: string, as: Person = ana) =>
    (await ramp.call(authCalls.prove, { as, body: { method: 'password', password } })).body
  const login = async (email: string, password = SECRET) => (await ramp.call(authCalls.login, { body: { email, password } })).body.status
  const stored = async (id = ana.id) => (await ramp.db.select().from(users).where(eq(users.id, id)))[0]!
  const letters = (to: string) =>
    ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.to, to)).orderBy(desc(outgoingMessages.createdAt))
  const codeFor = async (to: string) => (await letters(to))[0]?.text.match(/ is ([A-Z2-9]{8})\./)?.[1] ?? 'none'
  const undoFor = async (to: string) => (await letters(to)).map(({ link }) => link?.match(/#([\w-]+)/)?.[1]).find(Boolean) ?? 'none'
  const confirm = async (email: string) =>
    (await ramp.call(authCalls.confirmEmail, { body: { email, code: await codeFor(email) } })).body.status
  const undo = async (token: string) => (await ramp.call(authCalls.undoEmail, { body: { token } })).body

  /** Everything Ana's takeover would begin with. */
  const TAKEOVERS = [{ password: OTHER }, { email: 'thief@lake.test' }, { email: null }, { phone: '2145550000' }]

  test('is changed by a session that was left open only after the password was typed once more; the rest of a form needs none', async () => {
    later(5 * MINUTE)
    for (const body of TAKEOVERS) expect((await change(body)).error).toMatchObject({ code: 'session.stale' })
    expect((await change({ city: 'Emory', email: ana.email.toUpperCase(), phone: '(903) 555-0100' })).status).toBe(200)
    expect(await prove(OTHER)).toEqual({ status: false, code: 'password.wrong', error: 'Incorrect password.' })
    expect((await change({ phone: '2145550000' })).error.code).toBe('session.stale')
    expect(await prove(SECRET)).toEqual({ status: true, freshUntil: new Date(clock + 5 * MINUTE).toISOString() })
    later(4 * MINUTE)
    expect((await change({ phone: '2145550000' })).status).toBe(200)
    later(MINUTE)
    expect((await change({ phone: '2145550001' })).error.code).toBe('session.stale')
  })

  test('is proved for one session alone, and guessing the password there ends as it does at the door', async () => {
    later(4 * MINUTE)
    const other = await ramp.again(ana)
    later(4 * MINUTE)
    expect((await prove(SECRET, other)).status).toBe(true)
    expect((await change({ phone: '2145550000' })).error.code).toBe('session.stale')
    const answers = await Promise.all(Array.from({ length: 15 }, () => prove(OTHER)))
    expect(answers.filter(({ error }) => error === 'Incorrect password.')).toHaveLength(10)
    expect((await prove(SECRET)).error).toMatch(/^Too many attempts/)
  })

  test('of an admin who acts as somebody is proved by the password of the admin', async () => {
    const sam = await ramp.person('System Admin', 'Sam Root', { email: `sam${count}@lake.test`, passwordHash: await hashPassword(OTHER) })
    const { body } = await ramp.call(authCalls.setUserImpersonating, { as: sam, body: { user: ana.id } })
    const samAsAna = { ...ana, token: body.token! }
    expect((await prove(SECRET, samAsAna)).status).toBe(false)
    expect((await prove(OTHER, samAsAna)).status).toBe(true)
    expect((await change({ password: OTHER }, samAsAna)).error.code).toBe('impersonation.account')
  })

  test('a new e-mail counts once its code is typed; until then the old one signs in', async () => {
    const email = `new${count}@lake.test`
    const answer = await change({ email, city: 'Emory' })
    expect(answer.body).toMatchObject({ email: ana.email, pendingEmail: email, city: 'Emory' })
    expect([await login(ana.email), await login(email)]).toEqual([true, false])
    expect((await ramp.call(authCalls.confirmEmail, { body: { email, code: 'AAAAAAAA' } })).body.status).toBe(false)
    expect(await confirm(email)).toBe(true)
    expect([await login(ana.email), await login(email)]).toEqual([false, true])
    expect(await confirm(email)).toBe(false)
  })

  test('an admin changes the e-mail of an account by the same way, and that of a line in a book at once', async () => {
    const sam = await ramp.person('System Admin', 'Sam Root')
    const email = `moved${count}@lake.test`
    expect((await change({ email }, sam)).body).toMatchObject({ email: ana.email, pendingEmail: email })
    const lily = await ramp.person('Angler', 'Lily Reyes', { director: ana.id })
    later(6 * MINUTE)
    expect((await change({ email: `lily${count}@lake.test`, phone: '2145550009' }, ana, lily.id)).body.pendingEmail).toBeUndefined()
    expect((await stored(lily.id)).email).toBe(`lily${count}@lake.test`)
  })

  test('the old address is told and takes it back for 72 hours: no session, no password of the thief is left', async () => {
    const email = `thief${count}@lake.test`
    await change({ email })
    await confirm(email)
    const token = await undoFor(ana.email)
    await change({ password: OTHER }, await ramp.again(ana))
    const thief = await ramp.again(ana)
    later(71 * HOUR)
    expect(await undo('guessed')).toMatchObject({ status: false })
    expect(await undo(token)).toEqual({ status: true })
    expect(await stored()).toMatchObject({ email: ana.email, confirmed: true, passwordHash: null })
    expect((await ramp.call(authCalls.authenticated, { as: thief })).body.authenticated).toBe(false)
    for (const [to, password] of [
      [email, OTHER],
      [ana.email, OTHER],
    ] as const)
      expect(await login(to, password)).toBe(false)
    // The way back in was sent with it.
    const code = await codeFor(ana.email)
    await ramp.call(signUpCalls.passwordResetCheck, { body: { email: ana.email, password: code } })
    await ramp.call(signUpCalls.completeRegistration, { body: { email: ana.email, code, password: SECRET } })
    expect(await login(ana.email)).toBe(true)
    expect(await undo(token)).toMatchObject({ status: false, error: expect.stringMatching(/was already used/) })
  })

  test('however often it was changed, the first address wins, also when somebody else typed it meanwhile', async () => {
    const chain = ['one', 'two', 'three'].map((name) => `${name}${count}@lake.test`)
    for (const email of chain) {
      await change({ email }, await ramp.again(ana))
      await confirm(email)
      later(MINUTE)
    }
    const [first, second] = [await undoFor(ana.email), await undoFor(chain[0]!)]
    await ramp.call(signUpCalls.createTempUserAccount, { body: { email: ana.email } })
    expect(await undo(first)).toEqual({ status: true })
    expect((await stored()).email).toBe(ana.email)
    expect((await undo(second)).status).toBe(false)
  })

  test('after 72 hours it stays', async () => {
    const email = `late${count}@lake.test`
    await change({ email })
    await confirm(email)
    later(72 * HOUR)
    expect((await undo(await undoFor(ana.email))).status).toBe(false)
    expect((await stored()).email).toBe(email)
  })
})
