import { newId } from '@ramplight/contract/kernel/new-id'
import { memberMoneyCalls } from '@ramplight/contract/payments/member-money'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { type Line, netLines } from '@ramplight/domain/money/posting'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { ledgerLines, ledgerPostings, settle } from '../ledger/index.ts'
import { ledgerOpenings } from '../ledger/ledger.table.ts'
import { memberPaymentsOfHistory } from './member-payments-of-history.ts'

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

test('what members had paid before there was a log becomes payments, once: the ledger stays byte for byte, and a payment can be voided', async () => {
  const tour = (await ramp.call(tourCalls.create, { as: ana, body: { name: 'Trail' } as never })).body._id
  const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 40, tour }
  const season = (await ramp.call(seasonCalls.create, { as: ana, body: year })).body._id
  const members: { id: string; user: string }[] = []
  for (const name of ['Old Timer', 'Half Check', 'Not Yet', 'Very Old']) {
    const { id: user } = await ramp.person('Angler', name, { tours: [tour] })
    members.push({ id: (await ramp.call(membershipCalls.create, { as: ana, body: { _id: newId(), season, user } })).body._id, user })
  }
  const [cash, both, , veryOld] = members.map(({ id }) => id) as [string, string, string, string]
  // As a server of before has stored and posted it: from the membership itself.
  const wrote = (id: string, cents: number, how: string | null) =>
    ramp.db.execute(sql`update memberships set amount_paid = ${cents}, paid_with = ${how}::jsonb where id = ${id}`)
  await wrote(cash, 4000, '{"method":"cash"}')
  await wrote(both, 4000, '{"method":"check","note":"1042"}')
  await wrote(veryOld, 2500, '{"method":"cash"}')
  const posted = (id: string, lines: Line[]) => ({
    ...{ kind: 'membership' as const, source: { family: 'memberships', record: id }, tournament: null, lines },
    holder: members.find((one) => one.id === id)!.user,
  })
  const paid = (account: 'cash' | 'check', amount: number): Line[] => [
    { account, amount },
    { account: 'membership', amount: 0 - amount },
  ]
  await ramp.db.transaction((tx) =>
    settle(tx, [posted(cash, paid('cash', 4000)), posted(both, [...paid('cash', 1500), ...paid('check', 2500)])], {
      ...{ id: ana.id, at: '2027-01-05T12:00:00.000Z', device: null },
    }),
  )
  const ledger = () =>
    ramp.db
      .select()
      .from(ledgerPostings)
      .innerJoin(ledgerLines, eq(ledgerLines.posting, ledgerPostings.id))
      .where(eq(ledgerPostings.sourceFamily, 'memberships'))
      .orderBy(asc(ledgerPostings.id), asc(ledgerLines.number))
  const sums = async () => netLines((await ramp.db.select().from(ledgerLines)).map(({ account, amount }) => ({ account, amount })))
  const before = await ledger()
  await ramp.db.delete(ledgerOpenings).where(eq(ledgerOpenings.id, 'member-payment-events'))
  for (let n = 0; n < 2; n++) await memberPaymentsOfHistory(ramp.db, new Date().toISOString())

  expect(await ledger()).toEqual(before)
  const member = async (id: string) => (await ramp.call(membershipCalls.get, { as: ana, params: { id } })).body
  const payments = async (id: string) =>
    Object.values((await member(id)).paymentLog ?? {}).map(({ method, note, buys }) => [method, note, buys[0]!.cents])
  expect(await Promise.all(members.map(({ id }) => payments(id)))).toEqual([
    [['cash', null, 4000]],
    expect.arrayContaining([
      ['cash', null, 1500],
      ['check', '1042', 2500],
    ]),
    [],
    // It was paid before there was a ledger, and is posted now.
    [['cash', null, 2500]],
  ])
  expect((await sums()).toSorted((a, b) => a.amount - b.amount).map(({ account, amount }) => [account, amount])).toEqual([
    ['membership', -10_500],
    ['check', 2500],
    ['cash', 8000],
  ])
  const receipt = async (id: string) => (await ramp.call(memberMoneyCalls.ofMembership, { as: ana, params: { id } })).body
  expect((await receipt(both)).paid).toBe(4000)
  await ramp.call(membershipCalls.update, { as: ana, params: { id: both }, body: { amountPaid: 15 } })
  expect([(await member(both)).amountPaid, (await receipt(both)).paid]).toEqual([1500, 1500])
})
