import { get, type IncomingMessage } from 'node:http'
import { newId } from '@ramplight/contract/kernel/new-id'
import { syncCalls } from '@ramplight/contract/sync/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetAcked } from '#platform/sync/devices'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import { aDevice } from '../testing/a-device.ts'

describe('devices that come and go', () => {
  let ramp: TestServer
  let ana: Person
  let now = new Date('2027-06-12T11:00:00.000Z')

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now })
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  const hello = async (more: object, as = ana) =>
    ramp.call(syncCalls.hello, {
      as,
      body: { device: newId(), schema: 92, app: '1.0.0', ackThrough: 0, devSeq: 0, sentAt: now.toISOString(), ...more },
    })

  test('a laptop says who it is and hears the time, its books and what is still understood', async () => {
    const tour = await aTour(ramp, ana)
    const { body } = await hello({ clockOff: -1500 })
    expect(body).toEqual({
      serverTime: now.toISOString(),
      user: ana.id,
      scopes: [`dir:${ana.id}`, 'pub', `tour:${tour}`, `user:${ana.id}`],
      minSchema: 92,
      schema: 92,
    })
  })

  test('an app from before is told to update', async () => {
    const { status, error } = await hello({ schema: 91 })
    expect([status, error.code]).toEqual([426, 'sync.upgrade-needed'])
  })

  test('who lost the answer asks what became of it; nobody asks about somebody else’s', async () => {
    const truck = aDevice(ramp, ana)
    const ops = [
      truck.op({ tbl: 'species', set: { name: 'Pike', waterType: 'Both' } }),
      truck.op({ tbl: 'species', set: { name: '', waterType: 'Both' } }),
    ]
    await truck.push(ops)
    const asked = (as: Person) => ramp.call(syncCalls.ops, { as, body: { ops: [...ops.map(({ op }) => op), newId()] } })
    const { body } = await asked(ana)
    expect(body?.map(({ op, status, record }) => [op, status, record?.name]).sort()).toEqual(
      [
        [ops[0]!.op, 'applied', 'Pike'],
        [ops[1]!.op, 'rejected', undefined],
      ].sort(),
    )
    expect((await asked(await ramp.person('Director', 'Bo Diaz'))).body).toEqual([])
  })

  test('answers are kept until the device is done with them, and a month longer', async () => {
    const truck = aDevice(ramp, ana)
    const ops = [1, 2].map((n) => truck.op({ tbl: 'species', set: { name: `Gar ${n}`, waterType: 'Both' } }))
    await truck.push(ops)
    await truck.push([], 1)
    const kept = async () => {
      const { rows } = await ramp.db.execute<{ n: number }>(
        sql`select dev_seq::int as n from sync_op where device = ${truck.device} order by 1`,
      )
      return rows.map(({ n }) => n)
    }
    await forgetAcked(ramp.db, now)
    expect(await kept()).toEqual([1, 2])
    const before = now
    now = new Date(now.getTime() + 31 * 86_400_000)
    await forgetAcked(ramp.db, now)
    now = before
    expect(await kept()).toEqual([2])
    // It comes back after a month and asks once more about what it was never told.
    expect((await truck.push([ops[1]!], 1)).results).toEqual([{ op: ops[1]!.op, _id: ops[1]!.id, status: 'applied', rev: 1 }])
    expect(await kept()).toEqual([2])
  })

  describe('the stream', () => {
    const open: IncomingMessage[] = []
    afterAll(() => {
      for (const one of open) one.destroy()
    })
    async function listen(as: Person | null) {
      const headers = as ? { authorization: `Bearer ${as.token}` } : {}
      const response = await new Promise<IncomingMessage>((resolve) =>
        get(`${ramp.address}/api/sync/stream`, { headers, agent: false }, resolve),
      )
      open.push(response)
      const heard = { status: response.statusCode, type: response.headers['content-type'], text: '', isOver: false }
      response.on('data', (chunk: Buffer) => {
        heard.text += chunk
      })
      response.on('end', () => {
        heard.isOver = true
      })
      return heard
    }
    const pokes = ({ text }: { text: string }) => text.split('event: poke').length - 1
    const write = async (director: string) =>
      void (await ramp.db.execute(
        sql`insert into species (id, created_at, updated_at, name, water_type, director) values (${newId()}, now(), now(), 'Bass', 'Both', ${director})`,
      ))

    test('pokes who is concerned and nobody else, however much is written, and never says what', async () => {
      const bo = await ramp.person('Director', 'Bo Diaz')
      const [mine, theirs] = [await listen(ana), await listen(bo)]
      expect([mine.status, mine.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
      await write(ana.id)
      await expect.poll(() => pokes(mine)).toBe(1)
      for (let i = 0; i < 30; i++) await write(ana.id)
      await expect.poll(() => pokes(mine), { timeout: 3000 }).toBe(2)
      expect(pokes(theirs)).toBe(0)
      expect(mine.text).not.toContain('Bass')
      expect((await listen(null)).status).toBe(401)
    })

    test('follows who gets a tour, and ends with the session', async () => {
      const elsa = await ramp.person('Director', 'Elsa Berg', { isAssistant: true })
      const phone = await listen(elsa)
      const tour = await aTour(ramp, ana, 'Helped Trail')
      await ramp.db.execute(sql`update users set tours = ${JSON.stringify([tour])} where id = ${elsa.id}`)
      await expect.poll(() => pokes(phone)).toBe(1)
      await expect
        .poll(
          async () => {
            await ramp.db.execute(sql`update tours set name = name || '!' where id = ${tour}`)
            return pokes(phone)
          },
          { timeout: 5000, interval: 300 },
        )
        .toBeGreaterThan(1)
      await ramp.db.execute(sql`update sessions set revoked_at = now() where "user" = ${elsa.id}`)
      await ramp.db.execute(sql`update tours set name = 'Another' where id = ${tour}`)
      await expect.poll(() => phone.isOver, { timeout: 5000 }).toBe(true)
    })
  })
})
