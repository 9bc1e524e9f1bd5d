import { authCalls } from '@ramplight/contract/people/auth'
import { signUpCalls as calls } from '@ramplight/contract/people/sign-up'
import { userCalls } from '@ramplight/contract/people/users'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { hashPassword } from '#platform/auth/passwords'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements, statementsOf } from '../../../testing/count-statements.ts'
import { users } from '../users/users.table.ts'
import { accountCodes, loginThrottles } from './auth.table.ts'

const SECRET = 'Crankbait=Deep7'
const OTHER = 'Jigging=Spoon9'
const MINUTE = 60_000

describe('ways into an account', () => {
  let ramp: TestServer
  let ana: Person
  let clock = Date.parse('2027-06-12T04:45:00.000Z')
  let count = 0
  const fresh = (name = 'jo') => `${name}${++count}@lake.test`
  const later = (ms: number) => {
    clock += ms
  }

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date(clock) })
    ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@lake.test', passwordHash: await hashPassword(SECRET) })
  })
  beforeEach(async () => {
    later(MINUTE)
    await ramp.db.delete(loginThrottles)
  })
  afterAll(() => ramp.close())

  const letters = (to: string) =>
    ramp.db
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.to, to))
      .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
  /** The newest code that somebody was sent. */
  const codeFor = async (to: string) => (await letters(to))[0]?.text.match(/ is ([A-Z2-9]{8})\./)?.[1] ?? 'none'
  const stored = async (email: string) => (await ramp.db.select().from(users).where(eq(users.email, email)))[0]!
  const login = async (email: string, password: string) => (await ramp.call(authCalls.login, { body: { email, password } })).body.status
  const check = async (email: string, password: string) => (await ramp.call(calls.passwordResetCheck, { body: { email, password } })).body
  const complete = (email: string, code: string, password = OTHER, more = {}) =>
    ramp.call(calls.completeRegistration, { body: { email, code, password, ...more } })

  async function aReset(password: string | null = SECRET) {
    const email = fresh()
    const person = await ramp.person('Angler', 'Lily Reyes', { email, passwordHash: password && (await hashPassword(password)) })
    await ramp.call(calls.passwordReset, { body: { email } })
    return { email, person, code: await codeFor(email) }
  }

  describe('signing up by e-mail', () => {
    test('an e-mail, the code from the mailbox, a password: and the angler signs in', async () => {
      const email = fresh()
      const begun = await ramp.call(calls.createTempUserAccount, {
        body: { email: email.toUpperCase(), userType: 'System Admin', first_name: 'Jo', last_name: 'Diaz' },
      })
      expect(begun.wire).toEqual({ email, first_name: 'Jo', last_name: 'Diaz', userType: 'Angler', confirmed: false })
      expect(await stored(email)).toMatchObject({ userType: 'Angler', passwordHash: null })
      const code = await codeFor(email)
      // As it may be typed from a phone.
      const proved = await check(email, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)
      expect(proved).toMatchObject({ status: true, user: { email } })
      expect((await complete(email, code, SECRET, { first_name: 'Joanna', phone: '(903) 555-0177' })).body).toEqual({ ok: true })
      expect(await login(email, SECRET)).toBe(true)
      expect(await stored(email)).toMatchObject({ first_name: 'Joanna', last_name: 'Diaz', phone: '9035550177', confirmed: true })
    })

    test('codes come in the language of the device that asks; who reads another one than ours gets English', async () => {
      const asked = async (language: string) => {
        const email = fresh()
        later(MINUTE)
        await ramp.call(calls.createTempUserAccount, { body: { email }, headers: { 'accept-language': language } })
        await ramp.db.update(users).set({ confirmed: true }).where(eq(users.email, email))
        await ramp.call(calls.passwordReset, { body: { email }, headers: { 'accept-language': language } })
        return (await letters(email)).map(({ subject, language: written }) => [subject, written]).sort()
      }
      const english = [
        ['Your temporary password', 'en'],
        ['Your verification code', 'en'],
      ]
      expect(await asked('es-MX,es;q=0.9,en;q=0.5')).toEqual([
        ['Tu contraseña temporal', 'es'],
        ['Tu código de verificación', 'es'],
      ])
      expect(await asked('en-US')).toEqual(english)
      expect(await asked('de')).toEqual(english)
    })

    test('the letter is left with what it tells about, the code is stored as a hash alone, and no answer or record shows it', async () => {
      const email = fresh()
      const begun = await ramp.call(calls.createTempUserAccount, { body: { email } })
      const code = await codeFor(email)
      const { id } = await stored(email)
      const link = `/register#email=${encodeURIComponent(email)}&code=${code}`
      expect(await letters(email)).toMatchObject([{ kind: 'mail', subject: 'Your verification code', about: id, sentAt: null, link }])
      const [row] = await ramp.db.select().from(accountCodes).where(eq(accountCodes.user, id))
      expect(row!.codeHash).toMatch(/^\$argon2id/)
      const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, id))
      expect(lines).toHaveLength(1)
      expect(JSON.stringify([begun.wire, row, lines])).not.toContain(code)
    })

    test('an address with a letter that nobody sees, from a link or with a final dot is the account that is there', async () => {
      const written = ['ana@lake.test\u200B', '\u202Aana@lake.test\u202C', 'mailto:ana@lake.test', 'ana@lake.test.']
      for (const email of written) {
        const again = await ramp.call(calls.createTempUserAccount, {
          body: { email, userType: 'Angler', first_name: 'Ana', last_name: 'Hall' },
        })
        expect([email, again.error?.code]).toEqual([email, 'account.email-taken'])
        expect([email, await login(email, SECRET)]).toEqual([email, true])
      }
    })

    test('an e-mail with an account is refused in the words of the specification; an unfinished sign-up goes on with a new code', async () => {
      const taken = await ramp.call(calls.createTempUserAccount, { body: { email: 'ana@lake.test' } })
      expect([taken.status, taken.error.message]).toEqual([409, 'There is already an account with this email address.'])
      expect(await letters('ana@lake.test')).toEqual([])
      const email = fresh()
      await ramp.call(calls.createTempUserAccount, { body: { email, first_name: 'Secret', last_name: 'Name' } })
      const old = await codeFor(email)
      later(1000)
      const again = await ramp.call(calls.createTempUserAccount, { body: { email, first_name: 'Typed' } })
      expect(again.body).toMatchObject({ first_name: 'Typed' })
      expect(JSON.stringify(again.wire)).not.toContain('Secret')
      expect(await ramp.db.$count(users, eq(users.email, email))).toBe(1)
      expect((await check(email, old)).status).toBe(false)
      expect((await check(email, await codeFor(email))).status).toBe(true)
    })

    test('an admin may say what somebody is; a director makes anglers', async () => {
      const admin = await ramp.person('System Admin', 'Sam Root')
      const make = async (as: Person) =>
        (await ramp.call(calls.createTempUserAccount, { as, body: { email: fresh(), userType: 'Director' } })).body.userType
      expect(await make(admin)).toBe('Director')
      expect(await make(ana)).toBe('Angler')
    })
  })

  describe('registering with everything at once', () => {
    const said = (email: string, more = {}) => ({ first_name: 'May', last_name: 'Ito', email, phone: '+1 903 555 0188', ...more })

    test('lets nobody in before the mailbox is proved; with the code May sets her password, once', async () => {
      const email = fresh()
      const made = await ramp.call(calls.register, { body: said(email, { userType: 'Director', password: SECRET }) })
      expect(made.wire).toEqual({ email, first_name: 'May', last_name: 'Ito', userType: 'Angler', confirmed: false })
      expect(await stored(email)).toMatchObject({ userType: 'Angler', confirmed: false, phone: '9035550188', passwordHash: null })
      expect(await login(email, SECRET)).toBe(false)
      const code = await codeFor(email)
      const wrong = await ramp.call(calls.activate, { body: { email, code: 'AAAAAAAA' } })
      expect([wrong.status, wrong.body]).toEqual([
        200,
        { status: false, code: 'code.wrong', error: 'Email or verification code was incorrect.' },
      ])
      expect((await ramp.call(calls.activate, { body: { email, code } })).body).toMatchObject({ status: true, user: { email } })
      expect((await complete(email, code)).status).toBe(200)
      expect(await login(email, OTHER)).toBe(true)
      expect((await ramp.call(calls.activate, { body: { email, code } })).body.status).toBe(false)
    })

    test('a taken e-mail is refused; a double tap makes one account', async () => {
      expect((await ramp.call(calls.register, { body: said('ANA@lake.test') })).error.code).toBe('account.email-taken')
      const body = { _id: '65f1c0ffee65f1c0ffee0abc', ...said(fresh()) }
      for (let tap = 0; tap < 2; tap++) expect((await ramp.call(calls.register, { body })).status).toBe(200)
      expect(await ramp.db.$count(users, eq(users.email, body.email))).toBe(1)
    })
  })

  describe('somebody else who types the address first', () => {
    test('has nothing when its owner proves it: no password, no session, by whatever call the proof comes', async () => {
      const stealing = 'Stolen=Boat77'
      const proofs: Record<string, (email: string) => Promise<unknown>> = {
        'the code of the sign-up': async (email) => {
          await ramp.call(calls.activate, { body: { email, code: await codeFor(email) } })
          return complete(email, await codeFor(email))
        },
        'a forgotten password': async (email) => {
          await ramp.call(calls.passwordReset, { body: { email } })
          await check(email, await codeFor(email))
          return complete(email, await codeFor(email))
        },
        'a temporary password': async (email) => {
          await ramp.call(calls.passwordReset, { body: { email } })
          return ramp.call(calls.tempLogin, { body: { email, password: await codeFor(email) } })
        },
      }
      for (const [how, prove] of Object.entries(proofs)) {
        const email = fresh('victim')
        const body = { first_name: 'Not', last_name: 'Her', email, password: stealing }
        await ramp.call(calls.register, { body })
        expect(await login(email, stealing), how).toBe(false)
        // As if one had slipped in: a password and a session from before the proof.
        const thief = await ramp.again({ ...(await stored(email)), name: 'Thief' })
        await ramp.db
          .update(users)
          .set({ passwordHash: await hashPassword(stealing) })
          .where(eq(users.email, email))
        expect(await login(email, stealing), how).toBe(false)
        later(1000)
        await prove(email)
        expect(await stored(email), how).toMatchObject({ confirmed: true })
        expect(await login(email, stealing), how).toBe(false)
        expect((await ramp.call(authCalls.session, { as: thief })).status, how).toBe(401)
        later(11 * MINUTE)
      }
    })

    test('a code is worth something for what it was sent for alone', async () => {
      const email = fresh()
      await ramp.call(calls.createTempUserAccount, { body: { email } })
      const signUp = await codeFor(email)
      expect((await ramp.call(calls.tempLogin, { body: { email, password: signUp } })).body.status).toBe(false)
      later(11 * MINUTE)
      const reset = await aReset()
      expect((await ramp.call(calls.activate, { body: { email: reset.email, code: reset.code } })).body.status).toBe(false)
      // Nor for a phone, or the other way round.
      const body = { phone: '9035550142', code: reset.code, email: fresh() }
      expect((await ramp.call(calls.updateTempUserAccount, { body })).error.code).toBe('code.wrong')
    })

    test('what an admin gives somebody a password for counts as proved; nothing else does', async () => {
      const admin = await ramp.person('System Admin', 'Sam Root')
      const email = fresh('hired')
      const body = { first_name: 'Bo', last_name: 'Kim', email, userType: 'Director' as const, password: SECRET }
      await ramp.call(userCalls.create, { as: admin, body })
      expect(await login(email, SECRET)).toBe(true)
      const noted = fresh('noted')
      const { body: angler } = await ramp.call(userCalls.create, {
        as: await ramp.again(ana),
        body: { first_name: 'Lily', last_name: 'Reyes', email: noted },
      })
      expect((await stored(noted)).confirmed).toBe(false)
      await ramp.call(userCalls.update, { as: admin, params: { id: angler._id }, body: { password: SECRET } })
      expect(await login(noted, SECRET)).toBe(true)
    })
  })

  describe('a new password', () => {
    test('by the temporary one: it ends every session, works once, and the old password is dead', async () => {
      const { email, person, code } = await aReset()
      expect((await complete(email, code)).error.code).toBe('code.wrong')
      expect((await check(email, code)).status).toBe(true)
      expect((await complete(email, code)).status).toBe(200)
      expect([await login(email, SECRET), await login(email, OTHER)]).toEqual([false, true])
      expect((await ramp.call(authCalls.session, { as: person })).status).toBe(401)
      expect((await complete(email, code, SECRET)).status).toBe(400)
      expect((await check(email, code)).error).toBe('Temporary Password was not correct.')
    })

    test('whether there is an account, the request does not say: not in words, not in time, not in how often it is heard', async () => {
      const { email } = await aReset()
      const ask = (to: string) => ramp.call(calls.passwordReset, { body: { email: to } })
      const answers = await Promise.all([ask(email), ask('nobody@lake.test')])
      expect(answers[0]!.wire).toEqual(answers[1]!.wire)
      expect(await letters('nobody@lake.test')).toEqual([])
      expect(await check('nobody@lake.test', 'AAAAAAAA')).toEqual(await check(email, 'AAAAAAAA'))
      const off = fresh('off')
      await ramp.person('Angler', 'Switched Off', { email: off, active: false })
      expect((await ask(off)).wire).toEqual({ ok: true })
      expect(await letters(off)).toEqual([])
      await ramp.db.delete(loginThrottles)
      for (const to of [email, 'nobody@lake.test']) {
        const heard = []
        for (let n = 0; n < 6; n++) heard.push((await ask(to)).status)
        expect(heard).toEqual([200, 200, 200, 200, 200, 429])
      }
    })

    test('work done is the same for an address that somebody has, that nobody has, and that is switched off', async () => {
      const { email } = await aReset()
      const off = fresh('off')
      await ramp.person('Angler', 'Switched Off', { email: off, active: false })
      await ramp.db.delete(loginThrottles)
      const workFor = (to: string) => statementsOf(() => ramp.call(calls.passwordReset, { body: { email: to } }))
      const work = []
      // Twice each: what the process does beside it at that moment only adds to it.
      for (const to of [email, fresh('nobody'), off]) work.push(Math.min(await workFor(to), await workFor(to)))
      expect(new Set(work)).toEqual(new Set([work[0]]))
    })

    test('a code dies after ten minutes, and once it was right, the form behind it ten minutes later', async () => {
      const { email, code } = await aReset()
      later(10 * MINUTE)
      expect((await check(email, code)).status).toBe(false)
      const second = await aReset()
      later(9 * MINUTE)
      expect((await check(second.email, second.code)).status).toBe(true)
      later(9 * MINUTE)
      // Asking again does not let it live longer.
      expect((await check(second.email, second.code)).status).toBe(true)
      later(MINUTE)
      expect((await complete(second.email, second.code)).error.code).toBe('code.wrong')
    })

    test('after five wrong tries the right one is not listened to, also when they come at the same moment', async () => {
      const { email, code } = await aReset()
      const tries = await Promise.all(Array.from({ length: 20 }, () => check(email, 'AAAAAAAA')))
      expect(tries.filter(({ error }) => /not correct/.test(error!))).toHaveLength(5)
      expect((await check(email, code)).error).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/)
      expect((await complete(email, code)).status).toBe(429)
      expect((await ramp.call(calls.tempLogin, { body: { email, password: code } })).body.status).toBe(false)
      later(10 * MINUTE)
      await ramp.call(calls.passwordReset, { body: { email } })
      expect((await check(email, await codeFor(email))).status).toBe(true)
    })

    test('a key for repeats makes no try uncounted: a refusal keeps nothing of a request but that it was made', async () => {
      const { email, code } = await aReset()
      await check(email, code)
      const codes = []
      for (let n = 0; n < 8; n++) {
        const guess = await ramp.call(calls.completeRegistration, {
          headers: { 'idempotency-key': `guess ${email} ${n}` },
          body: { email, code: 'AAAAAAAA', password: OTHER },
        })
        codes.push(guess.error.code)
      }
      expect(codes).toEqual([...Array(5).fill('code.wrong'), ...Array(3).fill('attempts.too-many')])
    })

    test('what was sent to a mailbox is worth nothing once the account has another one', async () => {
      const { email, person, code } = await aReset()
      const moved = fresh('new')
      await ramp.call(userCalls.update, { as: person, params: { id: person.id }, body: { email: moved } })
      await ramp.call(authCalls.confirmEmail, { body: { email: moved, code: await codeFor(moved) } })
      expect((await check(email, code)).status).toBe(false)
    })

    test('nobody completes an account with nothing, or with the code of somebody else', async () => {
      const [one, two] = [await aReset(), await aReset()]
      expect(await check(one.email, '')).toEqual({ status: false, code: 'code.missing', error: 'Missing Fields.' })
      expect(await check('', one.code)).toEqual({ status: false, code: 'code.missing', error: 'Missing Fields.' })
      await check(one.email, one.code)
      expect((await complete(two.email, one.code)).error.code).toBe('code.wrong')
      expect((await complete(one.email, two.code)).error.code).toBe('code.wrong')
    })

    test('of two who complete with one code at the same moment, one does', async () => {
      const { email, code } = await aReset()
      await check(email, code)
      const both = await Promise.all([SECRET, OTHER].map((password) => complete(email, code, password)))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    })

    test('a temporary password signs in, once, and proves the mailbox', async () => {
      const { email, code, person } = await aReset(null)
      const enter = async () => (await ramp.call(calls.tempLogin, { body: { email, password: code } })).body
      const first = await enter()
      expect(first).toMatchObject({ status: true, user: { _id: person.id } })
      expect((await ramp.call(authCalls.session, { as: { ...person, token: first.token! } })).body).toMatchObject({ confirmed: true })
      expect(await enter()).toEqual({ status: false, code: 'code.wrong-password', error: 'Temporary Password was not correct.' })
    })
  })

  describe('an account that a director has noted with a phone', () => {
    let number = 1000
    const noted = async (more: Partial<typeof users.$inferInsert> = {}) => {
      const phone = `903555${number++}`
      const person = await ramp.person('Angler', 'Lily Reyes', { phone, director: ana.id, city: 'Quitman', ...more })
      return { phone, person }
    }
    const ask = (phone: string) => ramp.call(calls.sendPhoneActivationRequest, { body: { phone } })
    const claim = (phone: string, code: string, email: string) => ramp.call(calls.updateTempUserAccount, { body: { phone, code, email } })

    test('is claimed by the code that was sent to the phone, and finished by the code that was sent to the mailbox', async () => {
      const { phone, person } = await noted()
      const email = fresh()
      const typed = `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`
      expect((await ask(typed)).body).toEqual({ ok: true })
      expect((await letters(phone))[0]).toMatchObject({ kind: 'sms', subject: null, about: person.id })
      const code = await codeFor(phone)
      expect((await ramp.call(calls.activate, { body: { phone, code } })).body).toMatchObject({ status: true, user: { _id: person.id } })
      const claimed = await claim(phone, code, email)
      expect(claimed.body).toMatchObject({ _id: person.id, email, confirmed: false, city: 'Quitman', phone: null })
      expect(await stored(email)).toMatchObject({ id: person.id, passwordHash: null })
      expect((await claim(phone, code, fresh())).error.code).toBe('code.wrong')
      const mailed = await codeFor(email)
      expect((await check(email, mailed)).status).toBe(true)
      await complete(email, mailed)
      expect(await login(email, OTHER)).toBe(true)
    })

    test('that was claimed with a mistyped e-mail is claimed again; once it is confirmed, never', async () => {
      const { phone, person } = await noted()
      await ask(phone)
      await claim(phone, await codeFor(phone), fresh('typo'))
      later(1000)
      await ask(phone)
      const right = fresh('right')
      expect((await claim(phone, await codeFor(phone), right)).body).toMatchObject({ _id: person.id, email: right })
      const mailed = await codeFor(right)
      await check(right, mailed)
      await complete(right, mailed)
      const before = (await letters(phone)).length
      await ask(phone)
      expect(await letters(phone)).toHaveLength(before)
    })

    test.each([
      ['has a password', { passwordHash: 'x' }],
      ['has proved a mailbox', { confirmed: true }],
      ['has an e-mail from the director', { email: 'given-by-ana@lake.test' }],
      ['is switched off', { active: false }],
    ])('is nobody’s to claim if it %s, and no phone is told', async (_, more) => {
      const { phone } = await noted(more)
      expect((await ask(phone)).wire).toEqual({ ok: true })
      expect(await letters(phone)).toEqual([])
      expect((await claim(phone, 'AAAAAAAA', fresh())).error.code).toBe('code.wrong')
    })

    test('costs a visitor the same work whether it is there or not', async () => {
      const { phone } = await noted()
      const work = []
      for (const to of [phone, '9035559998']) work.push((await countStatements(() => ask(to))).statements)
      expect(work[0]).toBe(work[1])
    })

    test('with the phone of a father and a son: one text message, each chooses who he is, and neither gets the record of the other', async () => {
      const { phone, person: father } = await noted()
      const { person: son } = await noted({ phone, first_name: 'Cole' })
      const before = (await letters(phone)).length
      await ask(phone)
      expect(await letters(phone)).toHaveLength(before + 1)
      const code = await codeFor(phone)
      const proved = (await ramp.call(calls.activate, { body: { phone, code } })).body
      expect(proved.people?.map(({ _id }) => _id).sort()).toEqual([father.id, son.id].sort())
      const email = fresh('cole')
      expect((await claim(phone, code, email)).error.code).toBe('claim.whose')
      const other = await ramp.person('Angler', 'Not Theirs', { phone: '9035550001', director: ana.id })
      const asWhom = (user: string, to: string) => ramp.call(calls.updateTempUserAccount, { body: { phone, code, email: to, user } })
      expect((await asWhom(other.id, email)).error.code).toBe('code.wrong')
      expect((await asWhom(son.id, email)).body).toMatchObject({ _id: son.id, email })
      expect((await asWhom(father.id, fresh())).error.code).toBe('code.wrong')
      const mailed = await codeFor(email)
      await check(email, mailed)
      await complete(email, mailed)
      // The father comes later: there is nobody left to be mixed up with.
      later(1000)
      await ask(phone)
      const second = (await ramp.call(calls.activate, { body: { phone, code: await codeFor(phone) } })).body
      expect(second.people?.map(({ _id }) => _id)).toEqual([father.id])
    })

    test('that was given a password since its code was sent stays as it is', async () => {
      const { phone, person } = await noted()
      await ask(phone)
      await ramp.db.update(users).set({ passwordHash: 'x' }).where(eq(users.id, person.id))
      const email = fresh()
      expect((await claim(phone, await codeFor(phone), email)).error.code).toBe('code.wrong')
      expect(await stored(email)).toBeUndefined()
      expect(await letters(email)).toEqual([])
    })

    test('takes no e-mail of another account, and keeps its code for the right one', async () => {
      const { phone } = await noted()
      await ask(phone)
      const code = await codeFor(phone)
      const taken = await claim(phone, code, 'ana@lake.test')
      expect([taken.status, taken.error.code]).toEqual([409, 'account.email-taken'])
      expect((await claim(phone, code, fresh())).status).toBe(200)
    })
  })

  describe('an angler whom a director has noted with an e-mail', () => {
    test('claims the record by the code in that mailbox; a visitor who types the address learns nothing and writes nothing', async () => {
      const email = fresh('noted')
      const noted = await ramp.person('Angler', 'Lily Reyes', { email, director: ana.id, city: 'Quitman' })
      const unknown = fresh('unknown')
      const begin = async (to: string) => (await ramp.call(calls.createTempUserAccount, { body: { email: to, first_name: 'Jo' } })).wire
      const [known, other] = [await begin(email), await begin(unknown)]
      expect(JSON.stringify(known).replaceAll(email, unknown)).toBe(JSON.stringify(other))
      const [noted2, unknown2] = [fresh('noted'), fresh('unknown')]
      await ramp.person('Angler', 'Max Webb', { email: noted2, director: ana.id })
      const work = async (to: string) => (await countStatements(() => begin(to))).statements
      expect(await work(noted2)).toBe(await work(unknown2))
      expect(await stored(email)).toMatchObject({ id: noted.id, first_name: 'Lily', passwordHash: null })
      const code = await codeFor(email)
      expect((await check(email, code)).user).toMatchObject({ _id: noted.id, city: 'Quitman' })
      await complete(email, code)
      expect(await login(email, OTHER)).toBe(true)
    })
  })

  describe('asking who has an account', () => {
    const everybody = async () => {
      const phone = '9035550999'
      const noted = fresh('noted')
      await ramp.person('Angler', 'Lily Reyes', { email: noted, phone, director: ana.id })
      await ramp.person('Angler', 'Max Webb', { phone: '9035550998', passwordHash: 'x' })
      await ramp.person('Director', 'Bo Kim', { phone: '2145550001' })
      return { phones: [phone, '9035550998', '2145550001', '2145559999'], noted }
    }

    test('a phone is answered the same whoever has it, and if nobody does', async () => {
      const { phones } = await everybody()
      const answers = await Promise.all(phones.map((phone) => ramp.call(calls.phoneCheck, { body: { phone } })))
      expect(new Set(answers.map(({ wire }) => JSON.stringify(wire)))).toEqual(new Set(['[{"sendsCode":true}]']))
    })

    test('an e-mail says that somebody signs in with it and nothing else, by POST and by GET; what a director noted is not told', async () => {
      const { noted } = await everybody()
      const ask = async (email: string) => [
        (await ramp.call(calls.emailCheck, { body: { email } })).wire,
        (await ramp.call(calls.emailCheckByPath, { params: { email } })).wire,
      ]
      expect(await ask('Ana@Lake.test')).toEqual([[{ hasAccount: true }], [{ hasAccount: true }]])
      for (const email of [noted, 'nobody@lake.test']) expect(await ask(email)).toEqual([[], []])
      expect((await ramp.call(calls.emailCheckByPath, { params: { email: 'no e-mail' } })).status).toBe(400)
    })

    test('is listened to a hundred times from one address, for e-mails and phones together', async () => {
      const ask = (n: number, from: string) =>
        ramp.app.inject({
          method: 'POST',
          url: n % 2 ? '/api/users/email-check' : '/api/users/phone-check',
          remoteAddress: from,
          payload: { email: `a${n}@b.test`, phone: '9035550000' },
        })
      const statuses = await Promise.all(Array.from({ length: 120 }, async (_, n) => (await ask(n, '203.0.113.5')).statusCode))
      expect(statuses.filter((status) => status === 200)).toHaveLength(100)
      expect(statuses.filter((status) => status === 429)).toHaveLength(20)
      expect((await ask(1, '203.0.113.6')).statusCode).toBe(200)
    })
  })
})
