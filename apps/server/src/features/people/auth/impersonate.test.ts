import { createPrivateKey, createPublicKey } from 'node:crypto'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { usersAtOnceCalls } from '@ramplight/contract/people/users-at-once'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { hashPassword } from '#platform/auth/passwords'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { users } from '../users/users.table.ts'
import { loginThrottles, sessions } from './auth.table.ts'
import { isKnownHere } from './login-throttle.ts'

const MINUTE = 60_000
const call = authCalls.setUserImpersonating

describe('a system admin who acts as somebody else', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let lily: Person
  let clock = Date.parse('2027-06-12T04:45:00.000Z')

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date(clock) })
  })
  beforeEach(async () => {
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall', {
      email: `ana-${clock}@lake.test`,
      passwordHash: await hashPassword('Crankbait=Deep7'),
    })
    lily = await ramp.person('Angler', 'Lily Reyes', { director: ana.id })
    clock += MINUTE
  })
  afterAll(() => ramp.close())

  const set = (as: Person | null, user: string | null) => ramp.call(call, { as, body: { user } })
  /** Sam, as somebody else. */
  async function acting(as: Person, who: Person): Promise<Person> {
    const { body } = await set(as, who.id)
    return { ...who, token: body.token! }
  }
  const me = (as: Person) => ramp.call(authCalls.session, { as })
  const linesAbout = (record: string) => ramp.db.select().from(auditLog).where(eq(auditLog.record, record))

  test('sees what that person sees, may what they may, and screens can say so', async () => {
    const samAsAna = await acting(admin, ana)
    expect((await me(samAsAna)).body).toMatchObject({ _id: ana.id, userType: 'Director', impersonator: admin.id })
    expect((await me(ana)).body.impersonator).toBeUndefined()
    expect((await ramp.call(userCalls.list, { as: samAsAna })).body.map((one) => one._id).sort()).toEqual([ana.id, lily.id].sort())
    expect((await ramp.call(userCalls.get, { as: samAsAna, params: { id: admin.id } })).status).toBe(404)
  })

  test('can seal what is not sent on their device, and never open what that person left sealed', async () => {
    const { body: begun } = await set(admin, ana.id)
    expect((await ramp.call(authCalls.parkingKey, { as: { ...ana, token: begun.token! } })).status).toBe(403)
    const { body } = await ramp.call(authCalls.parkingKey, { as: ana })
    const pair = createPrivateKey({ key: Buffer.from(body.key, 'base64url'), format: 'der', type: 'pkcs8' })
    expect(createPublicKey(pair).export({ type: 'spki', format: 'der' }).toString('base64url')).toBe(begun.parkingKey)
  })

  test('is on record with both names: beginning, what they write, and ending', async () => {
    const samAsAna = await acting(admin, ana)
    await ramp.call(userCalls.update, { as: samAsAna, params: { id: lily.id }, body: { city: 'Emory' } })
    expect((await set(samAsAna, null)).body).toMatchObject({ status: true, user: { _id: admin.id } })
    const [write] = (await linesAbout(lily.id)).filter(({ action }) => action === 'changed')
    expect(write).toMatchObject({ by: ana.id, impersonator: admin.id })
    expect(await linesAbout(ana.id)).toEqual([
      expect.objectContaining({ by: ana.id, impersonator: admin.id, action: 'signed-in', summary: 'Began to act as Ana Hall' }),
      expect.objectContaining({ by: ana.id, impersonator: admin.id, action: 'signed-out', summary: 'No longer acts as Ana Hall' }),
    ])
  })

  test('is themself again at once when it ends; the session they had goes on, and the one they borrowed is dead', async () => {
    const samAsAna = await acting(admin, ana)
    await set(samAsAna, null)
    expect((await me(samAsAna)).status).toBe(401)
    expect((await ramp.call(authCalls.authenticated, { as: samAsAna })).body).toEqual({ authenticated: false })
    expect((await me(admin)).body._id).toBe(admin.id)
    expect((await set(admin, null)).body).toMatchObject({ status: true, user: { _id: admin.id } })
    expect((await me(ana)).status).toBe(200)
  })

  test('does so for fifteen minutes, however often the screen pings', async () => {
    const samAsAna = await acting(admin, ana)
    clock += 14 * MINUTE
    const ping = await ramp.call(authCalls.authenticated, { as: samAsAna })
    expect(ping.body).toMatchObject({ authenticated: true, expiresAt: new Date(clock + MINUTE).toISOString() })
    expect((await me(samAsAna)).status).toBe(200)
    clock += MINUTE
    expect((await me(samAsAna)).status).toBe(401)
    expect((await ramp.call(authCalls.authenticated, { as: samAsAna })).body).toEqual({ authenticated: false })
  })

  test('is nobody but a system admin, and becomes no system admin and nobody who may not sign in', async () => {
    const other = await ramp.person('System Admin', 'Una Root')
    const off = await ramp.person('Angler', 'Switched Off', { active: false })
    const refusal = async (as: Person | null, user: string | null) => {
      const { status, error } = await set(as, user)
      return [status, error.code]
    }
    expect(await refusal(ana, lily.id)).toEqual([403, 'access.forbidden'])
    expect(await refusal(lily, null)).toEqual([403, 'access.forbidden'])
    expect(await refusal(null, lily.id)).toEqual([401, 'session.over'])
    expect(await refusal(admin, other.id)).toEqual([403, 'impersonation.admin'])
    expect(await refusal(admin, admin.id)).toEqual([403, 'impersonation.admin'])
    expect(await refusal(admin, off.id)).toEqual([403, 'login.inactive'])
    expect(await refusal(admin, '65f1c0ffee65f1c0ffee0fff')).toEqual([404, 'record.not-found'])
    expect(await refusal(await acting(admin, ana), lily.id)).toEqual([403, 'impersonation.account'])
  })

  test('changes neither the password, nor the e-mail, nor deletes the account of that person, by any call', async () => {
    const samAsAna = await acting(admin, ana)
    const params = { id: ana.id }
    const email = `stolen-${clock}@lake.test`
    const answers = [
      await ramp.call(userCalls.update, { as: samAsAna, params, body: { password: 'Jigging=Spoon9' } }),
      await ramp.call(userCalls.update, { as: samAsAna, params, body: { email } }),
      await ramp.call(userCalls.updateCertainFields, { as: samAsAna, params, body: { email: null } }),
      await ramp.call(userCalls.remove, { as: samAsAna, params }),
      await ramp.call(userCalls.markDeleted, { as: samAsAna, params }),
    ]
    for (const { status, error } of answers) expect([status, error.code]).toEqual([403, 'impersonation.account'])
    expect(answers[0]!.error.message).toMatch(/back to your own account first/)
    const bulk = await ramp.call(usersAtOnceCalls.bulkUpdate, { as: samAsAna, body: [{ _id: ana.id, email }] })
    expect(bulk.body.results).toMatchObject([{ ok: false, code: 'impersonation.account' }])
    const [row] = await ramp.db.select().from(users).where(eq(users.id, ana.id))
    expect(row).toMatchObject({ deleted: false, rev: 1, email: expect.stringMatching(/^ana-/) })
    // The rest of the account they may help with; also a form that sends the same e-mail back.
    const help = await ramp.call(userCalls.update, { as: samAsAna, params, body: { city: 'Tyler', email: row!.email } })
    expect(help.body).toMatchObject({ city: 'Tyler' })
  })

  test.each([
    ['switched off', { active: false }],
    ['no admin any more', { userType: 'Director' as const }],
    ['deleted', { deleted: true }],
  ])('is nobody at the next request once they are %s', async (_, change) => {
    const samAsAna = await acting(admin, ana)
    await ramp.db.update(users).set(change).where(eq(users.id, admin.id))
    expect((await me(samAsAna)).status).toBe(401)
  })

  test('loses what they borrowed when their own password is changed', async () => {
    const samAsAna = await acting(admin, ana)
    await ramp.call(userCalls.update, { as: admin, params: { id: admin.id }, body: { password: 'Crankbait=Deep7' } })
    expect((await me(samAsAna)).status).toBe(401)
    expect((await me(admin)).status).toBe(200)
  })

  test('does not make their address one where that person is known', async () => {
    await acting(admin, ana)
    const [session] = await ramp.db.select().from(sessions).where(eq(sessions.impersonator, admin.id))
    expect(session).toMatchObject({ user: ana.id, address: '127.0.0.1' })
    expect(await isKnownHere(ramp.db, ana.id, '127.0.0.1', new Date(clock))).toBe(false)
    const [row] = await ramp.db.select().from(users).where(eq(users.id, ana.id))
    expect(row!.lastLoginAt).toBeNull()
    expect(await ramp.db.$count(loginThrottles)).toBe(0)
  })
})
