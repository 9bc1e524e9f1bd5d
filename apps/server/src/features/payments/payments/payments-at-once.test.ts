import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls as calls } from '@ramplight/contract/payments/payments'
import { winningsCalls } from '@ramplight/contract/payments/winnings'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { statementsOf } from '../../../testing/count-statements.ts'
import { lakeFork } from '../../results/testing/lake-fork.ts'
import { aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { payments } from './payments.table.ts'

describe('many payments at once', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let lily: Person
  let tom: Person
  let anas: string
  let bos: string
  const of = (amount: number, more: object = {}) => ({ _id: newId(), amount, user: lily.id, sourceModuleRecord: anas, ...more })
  const create = (as: Person | null, body: ReturnType<typeof of>[]) => ramp.call(calls.bulkCreate, { as, body })
  const rowsOf = (ids: string[]) => ramp.db.select().from(payments).where(inArray(payments.id, ids)).orderBy(payments.amount)

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
  })
  beforeEach(async () => {
    const [ofAna, ofBo] = [await aTournament(ramp, ana), await aTournament(ramp, bo)]
    const tours = [ofAna.tour, ofBo.tour]
    lily = await ramp.person('Angler', 'Lily Reyes', { tours, director: ana.id })
    tom = await ramp.person('Angler', 'Tom Tran', { tours, director: ana.id })
    anas = ofAna.id
    bos = ofBo.id
  })
  afterAll(() => ramp.close())

  test('are written each for itself, to the cent, and once however often they are sent', async () => {
    const good = [of(0.1), of(0.2), of(33.33)]
    const foreign = of(5, { sourceModuleRecord: bos })
    const ghost = of(5, { user: newId() })
    for (let tap = 0; tap < 2; tap++) {
      const { body } = await create(ana, [...good, foreign, ghost])
      expect(body.ok).toBe(false)
      expect(body.results.map(({ ok, code }) => code ?? ok)).toEqual([true, true, true, 'record.not-found', 'reference.unknown'])
    }
    const rows = await rowsOf(good.map(({ _id }) => _id))
    expect(rows.map(({ amount, status, debitOrCredit }) => [amount, status, debitOrCredit])).toEqual([
      [10, 'pending', 'debit'],
      [20, 'pending', 'debit'],
      [3333, 'pending', 'debit'],
    ])
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(3363)
    const lines = await ramp.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'created'), eq(auditLog.tournament, anas)))
    expect(lines).toHaveLength(3)
    expect((await create(ana, [{ ...good[0]!, amount: 7 }])).body.results).toMatchObject([{ code: 'record.id-taken' }])
    expect((await create(null, good)).status).toBe(401)
    expect((await ramp.call(calls.bulkCreate, { as: ana, body: [{ amount: 1.005, user: lily.id }] })).status).toBe(400)
  })

  test('are voided, never erased: with a line in the record each, twice is harmless, and what is not yours stays', async () => {
    const mine = [of(1), of(2)]
    const theirs = of(3, { sourceModuleRecord: bos })
    await create(ana, mine)
    await create(bo, [theirs])
    const ids = [...mine, theirs].map(({ _id }) => _id)
    for (let tap = 0; tap < 2; tap++) {
      const { body } = await ramp.call(calls.bulkDelete, { as: ana, body: ids })
      expect(body).toMatchObject({ ok: false, acknowledged: true })
      expect(body.results.map(({ ok, code }) => code ?? ok)).toEqual([true, true, 'record.not-found'])
    }
    expect((await rowsOf(ids)).map(({ status, deleted }) => [status, deleted])).toEqual([
      ['void', false],
      ['void', false],
      ['pending', false],
    ])
    const lines = await ramp.db.select().from(auditLog).where(inArray(auditLog.record, ids))
    expect(lines.filter(({ action }) => action === 'voided')).toHaveLength(2)
    // Lily sees hers, and voids none.
    expect((await ramp.call(calls.bulkDelete, { as: lily, body: { ids: [theirs._id] } })).body.results).toMatchObject([
      { code: 'access.forbidden' },
    ])
  })

  test('are voided with a reason, which stands in the record of each; none is no reason', async () => {
    const [marked, ...mine] = [of(3), of(1), of(2)]
    await create(ana, [marked!, ...mine])
    const ids = mine.map(({ _id }) => _id)
    const voided = (reason: string) => ramp.call(calls.bulkDelete, { as: ana, body: { ids, reason } })
    expect((await voided(' ')).status).toBe(400)
    expect((await voided('paid in cash')).body.ok).toBe(true)
    const sync = { op: newId(), rev: 1 }
    const fromDevice = { ids: [{ _id: marked!._id, $sync: sync }], reason: 'paid in cash' }
    expect((await ramp.call(calls.bulkDelete, { as: ana, body: fromDevice as never })).body.ok).toBe(true)
    ids.push(marked!._id)
    const lines = await ramp.db.select().from(auditLog).where(inArray(auditLog.record, ids))
    const summaries = lines.filter(({ action }) => action === 'voided').map(({ summary }) => summary)
    expect(summaries).toEqual(ids.map(() => expect.stringMatching(/: paid in cash$/)))
  })

  test('cost as many statements as one', async () => {
    const some = (n: number) => Array.from({ length: n }, (_, cents) => of(cents + 1))
    expect(await statementsOf(() => create(ana, some(60)))).toBe(await statementsOf(() => create(ana, some(1))))
    const ids = (await ramp.call(calls.search, { as: ana, body: { sourceModuleRecord: anas } })).body.map(({ _id }) => _id)
    const voidSome = (some: string[]) => statementsOf(() => ramp.call(calls.bulkDelete, { as: ana, body: some }))
    expect(await voidSome(ids.slice(1))).toBe(await voidSome(ids.slice(0, 1)))
  })

  test('come in pages, the newest first, of whoever may see them', async () => {
    for (let n = 1; n <= 12; n++) await create(ana, [of(n, { description: n % 2 ? 'Cash' : 'Check' })])
    await create(bo, [of(99, { sourceModuleRecord: bos })])
    const page = (as: Person, body: object) => ramp.call(calls.dataSourceSearch, { as, body })
    const first = (await page(ana, {})).body
    expect([first.totalItemCount >= 12, first.message.length]).toEqual([true, 10])
    expect(first.message.map(({ amount }) => amount / 100).slice(0, 3)).toEqual([12, 11, 10])
    const rest = (await page(ana, { sourceModuleRecord: anas, pageNumber: 1 })).body
    expect([rest.totalItemCount, rest.message.map(({ amount }) => amount / 100)]).toEqual([12, [2, 1]])
    expect((await page(lily, {})).body.totalItemCount).toBe(13)
    expect((await page(tom, {})).body).toEqual({ totalItemCount: 0, message: [] })
    expect((await page(ana, { sourceModuleRecord: anas, description: 'cas', amount: { gt: 5 } })).body.totalItemCount).toBe(3)
    expect((await page(ana, { sourceModuleRecord: anas, words: 'reyes cas' })).body.totalItemCount).toBe(6)
    expect((await page(ana, { sourceModuleRecord: anas, words: 'tran cas' })).body.totalItemCount).toBe(0)
    expect((await page(ana, { onceKey: 'x' })).status).toBe(400)
    expect((await page(ana, { sortField: 'onceKey' })).status).toBe(400)
    expect((await ramp.call(calls.dataSourceSearch, { body: {} })).status).toBe(401)
  })

  describe('move from one person to another, when two accounts turn out to be one angler', () => {
    const reassign = (as: Person | null, search: object, updates: object) => ramp.call(calls.reassign, { as, body: { search, updates } })

    test('in every part the person has, only where the caller may edit, with before and after in the record', async () => {
      const mine = [of(1), of(2, { user: tom.id, partner: lily.id }), of(3, { recipientOfPayment: lily.id, partner: tom.id })]
      const voided = of(4)
      const theirs = of(5, { sourceModuleRecord: bos })
      await create(ana, [...mine, voided])
      await ramp.call(calls.remove, { as: ana, params: { id: voided._id } })
      await create(bo, [theirs])
      expect((await reassign(ana, { user: lily.id }, { user: tom.id })).body).toEqual({ ok: true, acknowledged: true, count: 3 })
      const rows = await rowsOf([...mine, voided, theirs].map(({ _id }) => _id))
      expect(rows.map(({ user, partner, recipientOfPayment }) => [user, partner, recipientOfPayment])).toEqual([
        [tom.id, null, null],
        // Nobody is their own partner.
        [tom.id, null, null],
        [tom.id, null, tom.id],
        [lily.id, null, null],
        [lily.id, null, null],
      ])
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(1500)
      const [line] = await ramp.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.record, mine[0]!._id), eq(auditLog.action, 'changed')))
      expect(line).toMatchObject({ by: ana.id, before: { user: lily.id }, after: { user: tom.id } })
      expect((await reassign(ana, { user: lily.id }, { user: tom.id })).body.count).toBe(0)
    })

    test('by tournament and status, and never without saying whose', async () => {
      const [paid, waiting] = [of(1, { status: 'completed' }), of(2)]
      await create(ana, [paid, waiting])
      for (const [code, search, updates] of [
        ['terms.none', {}, { user: tom.id }],
        ['fields.none', { user: lily.id }, {}],
        ['request.invalid', { tournament: anas }, { user: tom.id }],
        ['request.invalid', { user: lily.id, amount: 1 }, { user: tom.id }],
        ['request.invalid', { user: lily.id }, { user: tom.id, amount: 1 }],
        ['reference.unknown', { user: lily.id }, { user: newId() }],
      ] as const)
        expect((await reassign(ana, search, updates)).error.code).toBe(code)
      for (const as of [bo, lily, tom]) expect((await reassign(as, { user: lily.id }, { user: tom.id })).body.count).toBe(0)
      expect((await reassign(null, { user: lily.id }, { user: tom.id })).status).toBe(401)
      expect((await reassign(ana, { user: lily.id, tournament: bos }, { user: tom.id })).body.count).toBe(0)
      expect((await reassign(ana, { user: lily.id, tournament: anas, status: 'completed' }, { user: tom.id })).body.count).toBe(1)
      expect((await rowsOf([paid._id, waiting._id])).map(({ user }) => user)).toEqual([tom.id, lily.id])
      expect((await reassign(admin, { user: lily.id }, { user: tom.id })).body.count).toBe(1)
    })

    test('also what a final result paid: the sum stays', async () => {
      const lake = await lakeFork(ramp, ana)
      await lake.weighAll()
      await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: lake.tournament.id } })
      const all = async () => (await ramp.call(calls.search, { as: ana, body: { sourceModuleRecord: lake.tournament.id } })).body
      const sum = async () => (await all()).reduce((total, { amount }) => total + amount, 0)
      const before = await sum()
      const winner = lake.boats[0]!.users[0]!
      const { body } = await reassign(ana, { user: winner, tournament: lake.tournament.id }, { user: tom.id })
      expect(body.count).toBeGreaterThan(0)
      expect((await all()).filter(({ user }) => user === winner)).toEqual([])
      expect(await sum()).toBe(before)
      // Whose winnings they are, the log of money says in the same name.
      const year = String(new Date().getFullYear())
      const { people } = (await ramp.call(winningsCalls.winnings, { as: ana, params: { year } })).body
      expect(people.some(({ user }) => user === winner)).toBe(false)
      expect(people.find(({ user }) => user === tom.id)!.payments.some(({ isRecorded }) => !isRecorded)).toBe(true)
    })
  })
})
