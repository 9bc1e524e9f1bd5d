import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/auth/passwords'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { loginThrottles } from './features/people/auth/auth.table.ts'
import { userStore } from './features/people/users/index.ts'
import { aDevice } from './features/sync/testing/a-device.ts'
import { aWorld, type World } from './testing/a-world.ts'
import { CALLS, type Named, requestOf } from './testing/matrix/calls.ts'
import { type Writes, watchWrites } from './testing/matrix/writes.ts'
import { namingKeys } from './testing/naming-keys.ts'
import { send } from './testing/send.ts'

/**
 * What an account or its rights hang on: no call, whatever it is called and whatever it is given, changes it for a session that
 * has not proved lately whose it is. Every call of the contract is sent with every such field its schema takes.
 */
describe('a session that was left open', () => {
  let ramp: TestServer
  let world: World
  let writes: Writes
  const people: Record<string, Person> = {}
  const WHO = ['lily', 'ana', 'sam'] as const

  beforeAll(async () => {
    ramp = await aTestServer()
    people.ana = await ramp.person('Director', 'Ana Hall')
    people.sam = await ramp.person('System Admin', 'Sam Root')
    world = await aWorld(ramp, people.ana)
    people.lily = await ramp.again({ id: world.user, name: 'Lily Reyes' })
    const passwordHash = await hashPassword('Crankbait=Deep7')
    await ramp.db.execute(
      sql`update users set password_hash = ${passwordHash}, confirmed = true, email = coalesce(email, id || '@lake.test')`,
    )
    writes = await watchWrites(ramp.db)
    await writes.keep()
  }, 120_000)
  afterAll(() => ramp.close())

  async function setFresh(isFresh: boolean): Promise<void> {
    await ramp.db.execute(sql`update sessions set proved_at = ${isFresh ? sql`now()` : null}`)
    await writes.keepTable('sessions')
  }

  /** Of whoever is there: a director's line in a book, and whoever is made meanwhile without a way in, are none of it. */
  const keysOf = async (who: string) => {
    const reached = who === 'ana' ? sql`id = ${people.ana!.id}` : sql`true`
    const { rows } = await ramp.db.execute(sql`
      select jsonb_build_object(
        'users', (select jsonb_agg(jsonb_build_array(id, password_hash, user_type, is_assistant, active, case when user_type = 'Director' then tours end) order by id)
          from users where password_hash is not null or user_type <> 'Angler' or is_assistant),
        'reached', (select jsonb_agg(jsonb_build_array(id, email, phone) order by id) from users where (password_hash is not null or confirmed) and ${reached}),
        'codes', (select jsonb_agg(sent_to order by sent_to) from account_codes where about = 'email'),
        'accounts', (select jsonb_agg(to_jsonb(a) order by id) from accounts a),
        'staff', (select jsonb_agg(to_jsonb(s) order by id) from staff_members s)) as keys`)
    return JSON.stringify(rows[0]!.keys)
  }

  /** By a code or a token of its own, not by a session. */
  const BY_CODE = new Set(['auth.completeRegistration', 'auth.tempLogin', 'auth.setup', 'auth.confirmEmail', 'auth.undoEmail'])
  const writing = CALLS.filter(
    ({ family, name, call }) => call.method !== 'GET' && !call.reads && !/search\/?$/i.test(call.path) && !BY_CODE.has(`${family}.${name}`),
  )

  async function changes(named: Named, who: string): Promise<boolean> {
    const { params, body } = requestOf(named, world)
    const before = await keysOf(who)
    for (const sent of namingKeys(named.call.body, body)) {
      const self = {
        ...params,
        ...(named.family === 'users' && 'id' in params ? { id: who === 'sam' ? world.user : people[who]!.id } : {}),
      }
      await send(ramp, named.call, people[who]!, { what: named.name, params: self, body: sent })
    }
    const isChanged = (await keysOf(who)) !== before
    const { all } = await writes.take()
    await writes.putBack(all)
    return isChanged
  }

  const GUARDED = new Set(['users', 'staff-members', 'tours', 'accounts'])
  const found: Record<'fresh' | 'stale', string[]> = { fresh: [], stale: [] }
  test('changes no password, e-mail, phone, right, helper or payout account by any call', { timeout: 300_000 }, async () => {
    for (const kind of ['stale', 'fresh'] as const) {
      await setFresh(kind === 'fresh')
      for (const named of kind === 'stale' ? writing : writing.filter(({ family }) => GUARDED.has(family)))
        for (const who of WHO) if (await changes(named, who)) found[kind].push(`${who}: ${named.family}.${named.name}`)
    }
    expect(found.stale).toEqual([])
  })

  test('and the same requests do change them once it is proved, so that nothing above is refused for another reason', () => {
    expect(found.fresh).toEqual(
      expect.arrayContaining([
        'lily: users.update',
        'lily: users.updateCertainFields',
        'sam: users.update',
        'sam: users.create',
        'sam: users.bulkUpdate',
        'sam: users.updateCertainFieldsArray',
        'sam: accounts.update',
        'ana: staff-members.update',
        'ana: staff-members.remove',
        'ana: tours.addDirectorStaff',
      ]),
    )
  })

  test('nor by what a device sends', async () => {
    const staff = world.idOf('staff-members')
    const emailOf = async (id: string) => (await userStore.find(ramp.db, id))?.email
    const sent: [string, { tbl: string; id: string; set: object; base?: object }][] = [
      ['lily', { tbl: 'users', id: world.user, set: { phone: '2145559876' } }],
      ['lily', { tbl: 'users', id: world.user, set: { email: 'thief@lake.test' }, base: { email: (await emailOf(world.user))! } }],
      ['sam', { tbl: 'users', id: world.user, set: { userType: 'Director' }, base: { userType: 'Angler' } }],
      ['sam', { tbl: 'users', id: world.user, set: { active: false }, base: { active: true } }],
      ['ana', { tbl: 'staff-members', id: staff, set: { active: false }, base: { active: true } }],
    ]
    const outcomes = async () => {
      const heard: string[] = []
      for (const [who, change] of sent) {
        const before = await keysOf(who)
        const answer = await aDevice(ramp, people[who]!).send({ baseRev: 99, ...change } as never)
        heard.push((await keysOf(who)) === before ? `kept ${answer.code}` : `${who} changed ${Object.keys(change.set)} of ${change.tbl}`)
        await writes.putBack((await writes.take()).all)
      }
      return heard
    }
    await setFresh(false)
    expect(await outcomes()).toEqual(sent.map(() => 'kept session.stale'))
    await setFresh(true)
    await ramp.db.delete(loginThrottles)
    expect((await outcomes()).map((one) => one.split(' ')[1] ?? one)).toEqual(sent.map(() => 'changed'))
  })
})
