import { newId } from '@ramplight/contract/kernel/new-id'
import { creditTransactionCalls as lineCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls as calls } from '@ramplight/contract/payments/director-credit-banks'
import { auditCalls } from '@ramplight/contract/system/audit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { statementsOf } from '../../../testing/count-statements.ts'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'

describe('the sign-up credits of a director', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let bank: string

  const add = (amount: number, more: object = {}, as: Person | null = admin) =>
    ramp.call(lineCalls.create, { as, body: { bank, amount, ...more } })
  const balance = async (as: Person = ana) => (await ramp.call(calls.get, { as, params: { id: bank } })).body.balance
  const byUser = (as: Person | null, of: Person) => ramp.call(calls.byUser, { as, params: { id: of.id } })

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  beforeEach(async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    bank = (await ramp.call(calls.create, { as: admin, body: { user: ana.id } })).body._id
  })
  afterAll(() => ramp.close())

  test('are the sum of what was added and used, and no number that somebody typed', async () => {
    await add(10, { description: 'Welcome' })
    await add(-3, { description: 'Three sign-ups' })
    const { body } = await byUser(ana, ana)
    expect(body).toMatchObject({ _id: bank, user: ana.id, balance: 7 })
    expect(body.transactions.map(({ amount }) => amount)).toEqual([-3, 10])
    expect(await balance(admin)).toBe(7)
    for (const call of [calls.create, calls.update])
      expect((await ramp.call(call, { as: admin, params: { id: bank }, body: { user: ana.id, balance: 99 } } as never)).status).toBe(400)
    expect((await ramp.call(calls.search, { as: admin, body: { user: ana.id } })).body.map((one) => one.balance)).toEqual([7])
  })

  test('are found by the name of their director; a director finds their own, the newest line first', async () => {
    await ramp.call(calls.create, { as: admin, body: { user: bo.id } })
    await add(10)
    await add(-3)
    const found = async (as: Person) =>
      (await ramp.call(calls.pagedSearch, { as, body: { words: 'ana hall', pageSize: 100 } })).body.message
    expect((await found(admin)).find(({ _id }) => _id === bank)).toMatchObject({ userName: 'Ana Hall', balance: 7 })
    expect((await found(admin)).some(({ user }) => user === bo.id)).toBe(false)
    expect((await found(ana)).map(({ _id }) => _id)).toEqual([bank])
    expect(await found(bo)).toEqual([])
    const { body } = await ramp.call(lineCalls.pagedSearch, { as: ana, body: { bank } })
    expect(body.message.map(({ amount }) => amount)).toEqual([-3, 10])
    expect((await ramp.call(lineCalls.pagedSearch, { as: bo, body: { bank } })).body.totalItemCount).toBe(0)
  })

  test('are seen by the director alone, and given by admins alone', async () => {
    await add(10)
    expect([(await byUser(bo, ana)).status, (await byUser(null, ana)).status]).toEqual([404, 404])
    expect((await byUser(bo, bo)).body).toEqual({ _id: null, user: bo.id, balance: 0, transactions: [] })
    expect((await ramp.call(calls.list, { as: bo })).body).toEqual([])
    expect((await ramp.call(lineCalls.list, { as: bo })).body).toEqual([])
    expect((await ramp.call(lineCalls.search, { as: ana, body: { bank } })).body).toHaveLength(1)
    const [line] = (await ramp.call(lineCalls.list, { as: ana })).body
    for (const [as, status] of [
      [ana, 403],
      [bo, 404],
      [null, 401],
    ] as const) {
      expect((await add(1000, {}, as)).status).toBe(as ? 403 : 401)
      expect((await ramp.call(calls.create, { as, body: { user: bo.id } })).status).toBe(as ? 403 : 401)
      expect((await ramp.call(calls.update, { as, params: { id: bank }, body: { user: bo.id } })).status).toBe(status)
      expect((await ramp.call(calls.remove, { as, params: { id: bank } })).status).toBe(status)
      expect((await ramp.call(lineCalls.remove, { as, params: { id: line!._id } })).status).toBe(status)
      expect((await ramp.call(lineCalls.update, { as, params: { id: line!._id }, body: { description: 'x' } })).status).toBe(status)
    }
    const bulk = await ramp.call(lineCalls.bulkCreate, { as: ana, body: [{ bank, amount: 500 }] })
    expect(bulk.body.ok).toBe(false)
    expect(await balance()).toBe(10)
  })

  test('are not told by the record of the tournament they were used for: not to who helps, not to who directs beside', async () => {
    const tour = await aTour(ramp, ana)
    const tournament = (await aTournament(ramp, ana, tour, { coDirectors: [bo.id] }))._id
    const hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    await add(10)
    await add(-1, { tournament })
    const told = async (as: Person) => {
      const { body } = await ramp.call(auditCalls.byTournament, { as, params: { id: tournament } })
      return body.filter(({ family }) => family === 'credit-transactions').length
    }
    expect([await told(hal), await told(bo), await told(ana), await told(admin)]).toEqual([0, 0, 0, 1])
  })

  test('never go below nothing, whoever uses the last one first', async () => {
    await add(5)
    const refusal = await add(-6)
    expect([refusal.status, refusal.error.message]).toEqual([409, 'You have 5 credits; this takes 6. Add credits first.'])
    const used = await Promise.all(Array.from({ length: 8 }, () => add(-1)))
    expect(used.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(used.filter(({ error }) => error?.code === 'credits.too-few')).toHaveLength(3)
    expect(await balance()).toBe(0)
    expect((await add(0)).status).toBe(400)
    expect((await add(1.5)).status).toBe(400)
    expect((await add(5, { bank: newId() })).error.code).toBe('reference.unknown')
  })

  test('two laptops spend the last one without hearing of each other: one line counts, the other waits for a person, both boats stand', async () => {
    await add(1)
    const lake = await aField(ramp, ana)
    const spend = async (name: string) => {
      const angler = await lake.angler(name)
      const [station, office] = [aDevice(ramp, ana), aDevice(ramp, admin)]
      const boat = await station.send({
        tbl: 'tournament-entries',
        set: { tournament: lake.tournament, users: [angler.id], creditsUsed: 1 },
      })
      const line = await office.send({
        tbl: 'credit-transactions',
        set: { bank, amount: -1, tournament: lake.tournament, entry: boat._id },
      })
      return [boat.status, line.status, line.code]
    }
    expect(await spend('Jo Reyes')).toEqual(['applied', 'applied', undefined])
    expect(await spend('Mei Tran')).toEqual(['applied', 'rejected', 'credits.too-few'])
    expect(await balance()).toBe(0)
  })

  test('a line stays as it was written; deleting it writes a counter-line, once', async () => {
    const { body: line } = await add(10, { description: 'Welcom' })
    const change = (body: object) => ramp.call(lineCalls.update, { as: admin, params: { id: line._id }, body })
    expect((await change({ _rev: 1, description: 'Welcome', amount: 10 })).body).toMatchObject({ description: 'Welcome', amount: 10 })
    expect([(await change({ amount: 99 })).status, (await change({ amount: 99 })).error.code]).toEqual([409, 'ledger.append-only'])
    for (let tap = 0; tap < 2; tap++)
      expect((await ramp.call(lineCalls.remove, { as: admin, params: { id: line._id } })).body).toEqual({ ok: true })
    const { body } = await byUser(ana, ana)
    expect([body.balance, body.transactions.map(({ amount, counterOf }) => [amount, counterOf])]).toEqual([
      0,
      [
        [-10, line._id],
        [10, null],
      ],
    ])
    const counter = body.transactions[0]!
    expect((await ramp.call(lineCalls.remove, { as: admin, params: { id: counter._id } })).error.code).toBe('ledger.append-only')
    expect((await add(4, { counterOf: line._id })).status).toBe(400)
  })

  test('what is used already cannot be taken back', async () => {
    const { body: line } = await add(10)
    await add(-8)
    expect((await ramp.call(lineCalls.remove, { as: admin, params: { id: line._id } })).error.code).toBe('credits.too-few')
    expect(await balance()).toBe(2)
  })

  test('a lost answer adds once, several add each for itself, and a hundred in as many statements as one', async () => {
    const lines = (n: number) => Array.from({ length: n }, () => ({ _id: newId(), bank, amount: 2 }))
    const twice = lines(3)
    for (let tap = 0; tap < 2; tap++) expect((await ramp.call(lineCalls.bulkCreate, { as: admin, body: twice })).body.ok).toBe(true)
    expect(await balance()).toBe(6)
    const mixed = [
      { bank, amount: -6 },
      { bank, amount: -1 },
      { bank: newId(), amount: 3 },
      { bank, amount: 4 },
    ]
    const answer = await ramp.call(lineCalls.bulkCreate, { as: admin, body: mixed })
    expect(answer.body.results.map(({ ok, code }) => code ?? ok)).toEqual([true, 'credits.too-few', 'reference.unknown', true])
    expect(await balance()).toBe(4)
    const send = (n: number) => statementsOf(() => ramp.call(lineCalls.bulkCreate, { as: admin, body: lines(n) }))
    expect(await send(100)).toBe(await send(1))
    expect(await balance()).toBe(4 + 202)
    const list = () => statementsOf(() => ramp.call(calls.list, { as: admin }))
    const before = await list()
    await ramp.call(calls.create, { as: admin, body: { user: bo.id } })
    expect(await list()).toBe(before)
  })

  test('a director has one bank, which is closed when it is empty', async () => {
    expect((await ramp.call(calls.create, { as: admin, body: { user: ana.id } })).error.code).toBe('record.only-one')
    expect((await ramp.call(calls.create, { as: admin, body: { user: newId() } })).error.code).toBe('reference.unknown')
    const bulk = await ramp.call(calls.bulkCreate, { as: admin, body: [{ user: ana.id }, { user: bo.id }] })
    expect(bulk.body.results.map(({ ok, code }) => code ?? ok)).toEqual(['record.only-one', true])
    await add(3)
    const close = () => ramp.call(calls.remove, { as: admin, params: { id: bank } })
    expect((await close()).error).toMatchObject({
      code: 'credits.left',
      message: 'There are still 3 credits here. Write them off first.',
    })
    await add(-3)
    expect((await close()).status).toBe(200)
    expect((await add(3)).error.code).toBe('reference.unknown')
    expect((await byUser(ana, ana)).body._id).toBe(null)
  })
})
