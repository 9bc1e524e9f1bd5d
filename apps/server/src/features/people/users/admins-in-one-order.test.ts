import { userCalls } from '@ramplight/contract/people/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { HOLDS_ADMINS } from './last-admin.ts'

let ramp: TestServer
let admin: Person

beforeAll(async () => {
  ramp = await aTestServer()
  admin = await ramp.person('System Admin', 'Sam Root', { passwordHash: 'somebody who can sign in' })
})
afterAll(() => ramp.close())

const waits = () =>
  expect
    .poll(
      async () =>
        (await ramp.deps.pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
          .rowCount,
    )
    .toBe(1)

test.each([
  ['switches an admin off', { set: { active: false }, base: { active: true } }],
  ['deletes an admin', { kind: 'del' as const }],
])('a device that %s while a call changes the same admin waits for it, and does not hold what the call needs', async (_, change) => {
  const uma = await ramp.person('System Admin', 'Uma Ray', { passwordHash: 'somebody who can sign in' })
  const device = aDevice(ramp, admin)
  const call = await ramp.deps.pool.connect()
  await call.query('begin')
  // The order of every call: first who the admins are, then the rows.
  await call.query(HOLDS_ADMINS)
  const sent = device.send({ tbl: 'users', id: uma.id, baseRev: 1, ...change })
  try {
    await waits()
    await call.query('select 1 from users where id = $1 for update', [uma.id])
  } finally {
    await call.query('commit')
    call.release()
  }
  expect(await sent).toMatchObject({ status: 'applied' })
  expect((await ramp.call(userCalls.get, { as: uma, params: { id: uma.id } })).status).toBe(401)
})
