import { apiClient } from '@ramplight/contract/kernel/api-client'
import { endpoint } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { authCalls } from '@ramplight/contract/people/auth'
import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { userCalls } from '@ramplight/contract/people/users'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { refused } from '@ramplight/domain/kernel/errors'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { payments } from '#features/payments/payments/index'
import { auditLog } from '#platform/audit/audit.table'
import { aWire } from '#platform/testing/a-wire'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { buildApp } from '../../app.ts'
import { makeDeps } from '../../make-deps.ts'
import { idempotencyKeys } from './idempotency.table.ts'
import { KEPT_DAYS, SWEEP_EVERY } from './idempotency-sweep.ts'
import { aProbe } from './testing/a-probe.ts'

describe('a key for a request', () => {
  let ramp: TestServer
  let sam: Person
  let ana: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    sam = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
  })
  beforeEach(async () => {
    await ramp.db.delete(payments)
    await ramp.db.delete(idempotencyKeys)
  })
  afterAll(() => ramp.close())

  const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
  const pay = (key: string, amount = 50, as = sam) =>
    ramp.call(paymentCalls.create, { as, body: { amount, user: ana.id }, ...withKey(key) })
  const name = (key: string, body: { name: string; _id?: string }, as = ana) =>
    ramp.call(speciesCalls.create, { as, body: { waterType: 'Both', ...body }, ...withKey(key) })
  const paid = () => ramp.db.select().from(payments)

  test('ten taps on Pay make one payment, and every tap is answered with it', async () => {
    const taps = await Promise.all(Array.from({ length: 10 }, () => pay('tap')))
    const [row, ...more] = await paid()
    expect(more).toEqual([])
    expect(taps.map(({ status, body }) => [status, body._id])).toEqual(Array(10).fill([200, row!.id]))
    expect(taps.filter(({ headers }) => headers.get('idempotent-replay') === 'true')).toHaveLength(9)
    expect(await ramp.db.$count(auditLog, eq(auditLog.record, row!.id))).toBe(1)
  })

  test('more taps than the server has connections to its database do not stand in their own way', async () => {
    const taps = await Promise.all(Array.from({ length: 60 }, (_, index) => pay(`many ${index % 3}`)))
    expect(new Set(taps.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await paid()).toHaveLength(3)
  })

  test('taps that reach two processes are one payment, too', async () => {
    const other = await buildApp(await makeDeps({ db: ramp.db, pool: ramp.deps.pool }, ramp.deps.live, ramp.deps.now))
    const addresses = [ramp.address, await other.listen({ host: '127.0.0.1', port: 0 })]
    const taps = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        apiClient(addresses[index % 2]!).send(paymentCalls.create, {
          token: sam.token,
          body: { amount: 50, user: ana.id },
          ...withKey('both'),
        }),
      ),
    )
    await other.close()
    const [row, ...more] = await paid()
    expect([more, taps.map(({ body }) => body._id)]).toEqual([[], Array(10).fill(row!.id)])
  })

  test('someone who guesses codes is counted, key or not', async () => {
    const codes: string[] = []
    for (let index = 0; index < 7; index++) {
      const body = { phone: '903-555-0142', code: `GUESS${index}`, email: 'lily@lake.test' }
      codes.push((await ramp.call(signUpCalls.updateTempUserAccount, { body, ...withKey(`guess ${index}`) })).error.code)
    }
    expect([codes[0], codes[6]]).toEqual(['code.wrong', 'attempts.too-many'])
  })

  test('a repeat gets the same bytes, also when what it made was changed since', async () => {
    const first = await name('bass', { name: 'Largemouth' })
    await ramp.call(speciesCalls.update, { as: ana, params: { id: first.body._id }, body: { name: 'Smallmouth' } })
    const again = await name('bass', { name: 'Largemouth' })
    expect(JSON.stringify(again.wire)).toBe(JSON.stringify(first.wire))
    expect([first.headers.get('idempotent-replay'), again.headers.get('idempotent-replay')]).toEqual([null, 'true'])
  })

  test('an answer that was lost: the retry gets it, and nothing happens twice', async () => {
    const { hostname, port } = new URL(ramp.address)
    const wire = await aWire({ host: hostname, port: Number(port) })
    wire.loseAnswers(1)
    // The client sends again by itself, with its own key.
    const client = apiClient(`http://${wire.host}:${wire.port}`)
    const answer = await client.send(paymentCalls.create, { token: sam.token, body: { amount: 50, user: ana.id } })
    expect([answer.status, answer.headers.get('idempotent-replay')]).toEqual([200, 'true'])
    expect((await paid()).map(({ id }) => id)).toEqual([answer.body._id])
    await wire.close()
  })

  test('the same key with another body or another call is refused in words; the order of the names does not matter', async () => {
    const body = { amount: 50, user: ana.id }
    await pay('once')
    const other = await pay('once', 60)
    expect([other.status, other.error.code]).toEqual([409, 'request.key-reused'])
    expect(other.error.message).toContain('Send a new key for a new request')
    expect((await name('once', { name: 'Pike' }, sam)).status).toBe(409)
    const turned = Object.fromEntries(Object.entries(body).reverse()) as typeof body
    expect((await ramp.call(paymentCalls.create, { as: sam, body: turned, ...withKey('once') })).status).toBe(200)
    expect(await paid()).toHaveLength(1)
  })

  test('a refusal keeps nothing: when its reason is gone, the retry is done', async () => {
    const id = newId()
    const taken = await name('late', { name: 'Carp', _id: id }, sam)
    const refusal = await name('retry', { name: 'Pike', _id: id })
    expect([refusal.status, await ramp.db.$count(idempotencyKeys)]).toEqual([409, 1])
    await ramp.db.execute(sql`delete from species where id = ${taken.body._id}`)
    expect((await name('retry', { name: 'Pike', _id: id })).status).toBe(200)
  })

  test('a deletion whose answer was lost is answered as done, and not with a 404', async () => {
    const { body } = await name('make', { name: 'Gar' })
    const remove = () => ramp.call(speciesCalls.remove, { as: ana, params: { id: body._id }, ...withKey('remove') })
    expect([(await remove()).wire, (await remove()).wire]).toEqual([{ ok: true }, { ok: true }])
    expect((await ramp.call(speciesCalls.remove, { as: ana, params: { id: body._id } })).status).toBe(404)
  })

  test('keys of two people never meet, and an ended session is told so before any key is looked at', async () => {
    const mine = await name('same', { name: 'Pike' }, ana)
    const theirs = await name('same', { name: 'Pike' }, sam)
    expect(mine.body._id).not.toBe(theirs.body._id)
    expect((await name('same', { name: 'Pike' }, { ...ana, token: 'over' })).status).toBe(401)
  })

  test.each(['', 'x'.repeat(201), 'tab\there', 'naïve'])('%j is no key', async (key) => {
    const answer = await name(key, { name: 'Pike' })
    expect([answer.status, answer.error.details]).toEqual([
      400,
      [{ path: 'Idempotency-Key', message: 'must be 1 to 200 printable characters' }],
    ])
  })

  test('a body that no call reads is refused when it has no end, and not stumbled over', async () => {
    const body = `${'['.repeat(7_500)}${']'.repeat(7_500)}`
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ana.token}`, 'idempotency-key': 'deep' }
    const answer = await fetch(`${ramp.address}/api/users/${ana.id}/log-login-date/`, { method: 'PUT', headers, body })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'request.invalid' }])
  })

  test('the fingerprint of a body says nothing of a password in it', async () => {
    const make = (key: string, password: string) =>
      ramp.call(userCalls.create, {
        as: sam,
        body: { first_name: 'Ray', last_name: 'Hall', email: `${key}@lake.test`, password },
        ...withKey(key),
      })
    const { body } = await make('ray', 'Topwater!1')
    expect((await make('ray', 'Topwater!2')).body._id).toBe(body._id)
  })

  test('a token is never kept, and a search is not worth keeping', async () => {
    const body = { email: 'nobody@lake.test', password: 'Topwater!1' }
    await ramp.call(authCalls.login, { body, ...withKey('login') })
    await ramp.call(speciesCalls.search, { as: ana, body: {}, ...withKey('search') })
    expect(await ramp.db.select().from(idempotencyKeys)).toEqual([])
  })

  test('keys go after a week, a look now and then being enough', async () => {
    await pay('old')
    const weekAgo = new Date(Date.now() - (KEPT_DAYS + 1) * 86_400_000).toISOString()
    await ramp.db.update(idempotencyKeys).set({ createdAt: weekAgo })
    const keys = async () => (await ramp.db.select().from(idempotencyKeys)).map(({ key }) => key)
    for (let count = 0; count < SWEEP_EVERY && (await keys()).includes('old'); count++) await pay('new')
    await expect.poll(keys).toEqual(['new'])
  })

  test('whatever is sent, in any order and side by side, each key of each person counts once', async () => {
    const request = fc.record({ key: fc.constantFrom('a', 'b', 'c'), amount: fc.constantFrom(10, 20), isSam: fc.boolean() })
    const eve = await ramp.person('System Admin', 'Eve Root')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(request, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }), async (waves) => {
        await ramp.db.delete(payments)
        await ramp.db.delete(idempotencyKeys)
        const answers: { who: string; amount: number; status: number; id: string | undefined }[] = []
        for (const wave of waves)
          await Promise.all(
            wave.map(async ({ key, amount, isSam }) => {
              const { status, body } = await pay(key, amount, isSam ? sam : eve)
              answers.push({ who: `${isSam} ${key}`, amount, status, id: body?._id })
            }),
          )
        const stored = await paid()
        expect(stored).toHaveLength(new Set(answers.map(({ who }) => who)).size)
        for (const { who, amount, status, id } of answers) {
          const made = answers.find((other) => other.who === who && other.status === 200)!
          expect([status, id]).toEqual(made.amount === amount ? [200, made.id] : [409, undefined])
        }
      }),
      { numRuns: 25 },
    )
  })

  describe('and something breaks', () => {
    let probe: Awaited<ReturnType<typeof aProbe>>
    let fault: 'throws' | 'loses its database' | 'refuses' | 'answers by itself' | null = null
    const call = endpoint({
      method: 'POST',
      path: '/api/probe/',
      summary: 'A test.',
      policy: 'signed-in',
      body: z.object({ name: z.string() }),
      response: z.object({ done: z.string() }),
    })
    beforeAll(async () => {
      await ramp.db.execute(sql`create table effects (name text)`)
      probe = await aProbe(ramp.deps, [
        {
          endpoint: call,
          handle: async ({ body, deps, reply }) => {
            await deps.db.execute(sql`insert into effects values (${body.name})`)
            if (fault === 'throws') throw new TypeError('the power went')
            if (fault === 'refuses') throw refused('registration.closed')
            if (fault === 'loses its database') {
              const { rows } = await deps.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
              await ramp.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`)
            }
            return fault === 'answers by itself' ? reply.send('automatic') : { done: body.name }
          },
        },
      ])
    })
    beforeEach(() => ramp.db.execute(sql`delete from effects`))
    afterAll(() => probe.close())

    const ask = () => apiClient(probe.address).send(call, { token: ana.token, body: { name: 'Lily' }, ...withKey('fault') })
    const effects = async () => (await ramp.db.execute(sql`select * from effects`)).rows.length

    test.each([
      ['throws', 500],
      ['refuses', 409],
      ['loses its database', 503],
    ] as const)('after the effect and before the answer, it %s: nothing happened, and the retry does it', async (kind, status) => {
      fault = kind
      expect((await ask()).status).toBe(status)
      expect(await effects()).toBe(0)
      fault = null
      expect([(await ask()).status, (await ask()).headers.get('idempotent-replay'), await effects()]).toEqual([200, 'true', 1])
    })

    test('what a handler answers by itself is done and not kept, and the log tells its author', async () => {
      fault = 'answers by itself'
      const { address } = probe
      const send = () =>
        fetch(`${address}${call.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${ana.token}`, 'idempotency-key': 'stream' },
          body: '{"name":"Lily"}',
        }).then((response) => response.text())
      expect(await send()).toBe('automatic')
      await expect.poll(effects).toBe(1)
      expect(await ramp.db.$count(idempotencyKeys)).toBe(0)
      expect(probe.logged.join()).toContain('declare it')
    })
  })
})
