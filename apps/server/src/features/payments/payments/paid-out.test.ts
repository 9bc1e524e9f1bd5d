import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls as calls } from '@ramplight/contract/payments/payments'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { lakeFork } from '../../results/testing/lake-fork.ts'

let ramp: TestServer
let ana: Person
let tournament: string

beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
beforeEach(async () => {
  const fork = await lakeFork(ramp, ana)
  await fork.weighAll()
  tournament = fork.tournament.id
  await finalize()
})
afterAll(() => ramp.close())

const finalize = async () => (await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament } })).body
const money = async () => (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: tournament } })).body
const placesNow = async () => Object.fromEntries((await money()).places.map(({ place, left }) => [place, left]))
const payouts = async () =>
  (await ramp.call(calls.search, { as: ana, body: { sourceModuleRecord: tournament } })).body.filter(({ status }) => status !== 'void')
const say = (ids: string[], paidOut: object | null, as = ana) => ramp.call(calls.paidOut, { as, body: { ids, paidOut: paidOut as never } })
const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)

test('what is handed out in cash leaves the drawer, a check does not; both can be put right, and what was won stands still', async () => {
  const before = (await placesNow()).cash ?? 0
  const all = await payouts()
  const [first, ...rest] = all
  const total = sum(all)
  // Nobody has handed anything out: no cent has moved.
  expect((await money()).toHandOut).toBe(total)
  expect(await placesNow()).toEqual(before === 0 ? {} : { cash: before })

  expect(
    (
      await say(
        all.map(({ _id }) => _id),
        { method: 'cash' },
      )
    ).body.ok,
  ).toBe(true)
  expect(await placesNow()).toEqual({ cash: before - total })
  expect((await money()).toHandOut).toBe(0)
  // The one with the check of the sponsor.
  await say([first!._id], { method: 'check', note: '1042' })
  expect(await placesNow()).toEqual({ cash: before - sum(rest), check: -first!.amount })
  expect((await payouts()).find(({ _id }) => _id === first!._id)).toMatchObject({
    amount: first!.amount,
    metaData: { ...first!.metaData, method: 'check', note: '1042' },
  })
  await say([first!._id], null)
  expect(await placesNow()).toEqual({ cash: before - sum(rest), check: 0 })
  expect([(await money()).out, (await money()).toHandOut]).toEqual([sum(rest), first!.amount])
  const [line] = await ramp.db.select().from(auditLog).where(eq(auditLog.record, rest[0]!._id)).orderBy(desc(auditLog.at)).limit(1)
  expect(line!.summary).toContain('paid in cash')
})

test('results that are written anew know what was handed out: the money is not back in the drawer', async () => {
  const result = await finalize().then(() => ramp.call(tournamentResultCalls.search, { as: ana, body: { tournament } }))
  const all = await payouts()
  await say(
    all.map(({ _id }) => _id),
    { method: 'cash' },
  )
  const inDrawer = (await placesNow()).cash
  await ramp.call(tournamentResultCalls.remove, { as: ana, params: { id: result.body[0]!._id } })
  await finalize()
  expect(await placesNow()).toEqual({ cash: inDrawer })
  expect((await payouts()).every(({ amount, handedOut, open }) => handedOut === amount && open === 0)).toBe(true)
})

test('a pending payment is made by it; who may not, what is void and what came in are refused, each for itself', async () => {
  const [first, second] = await payouts()
  const bo = await ramp.person('Director', 'Bo Kim')
  expect((await say([first!._id], { method: 'cash' }, bo)).body.results).toMatchObject([{ code: 'record.not-found' }])
  const own = async (body: object) =>
    (await ramp.call(calls.create, { as: ana, body: { amount: 25, user: ana.id, sourceModuleRecord: tournament, ...body } })).body
  const [pending, came, wrong] = [await own({}), await own({ debitOrCredit: 'credit' }), await own({})]
  await ramp.call(calls.remove, { as: ana, params: { id: wrong._id } })
  const { results } = (await say([pending._id, came._id, wrong._id, second!._id], { method: 'check' })).body
  expect(results.map(({ ok, code }) => code ?? ok)).toEqual([true, 'payment.not-handed-out', 'request.invalid', true])
  expect((await payouts()).find(({ _id }) => _id === pending._id)).toMatchObject({ status: 'completed' })
  expect(await placesNow()).toMatchObject({ check: 0 - 2500 - second!.amount })
})
