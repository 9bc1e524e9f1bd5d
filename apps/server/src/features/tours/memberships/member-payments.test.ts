import { newId } from '@ramplight/contract/kernel/new-id'
import { memberMoneyCalls } from '@ramplight/contract/payments/member-money'
import { moneyYearCalls } from '@ramplight/contract/payments/money-year'
import { anglerMergeCalls } from '@ramplight/contract/people/angler-merges'
import { userCalls } from '@ramplight/contract/people/users'
import { membershipCalls as calls, type Membership } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { linesOfMemberLog, memberCopies, memberPaidTwice } from '@ramplight/domain/money/member-log'
import { paymentsIn } from '@ramplight/domain/money/payment-log'
import { netLines } from '@ramplight/domain/money/posting'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerLines, ledgerPostings } from '#features/payments/ledger/index'
import { moneyEvents } from '#features/payments/money-events/index'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice, type Device } from '../../sync/testing/a-device.ts'

let ramp: TestServer
let ana: Person
let lily: Person
let tour: string
let season: string
let member: string
let tablets: readonly [Device, Device]

beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
  tour = (await ramp.call(tourCalls.create, { as: ana, body: { name: 'Lake Fork Trail' } })).body._id
  lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
})
afterAll(() => ramp.close())
beforeEach(async () => {
  const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 40, tour }
  season = (await ramp.call(seasonCalls.create, { as: ana, body: year })).body._id
  member = (await ramp.call(calls.create, { as: ana, body: { season, user: lily.id } })).body._id
  tablets = [aDevice(ramp, ana), aDevice(ramp, await ramp.again(ana))]
})

type Event = { act?: 'make' | 'void'; item?: string; dollars?: number; method?: 'cash' | 'check'; seen?: string[] }
const event = (id: string, { act = 'make', item = id, dollars = 40, method = 'cash', seen = [] }: Event) => ({
  ...{ item, act, at: '2027-06-12T11:02:00.000Z', method, seen },
  buys: act === 'void' ? [] : [{ item: 'membership', cents: dollars, times: 0, charged: 0 }],
})
const change = (set: Record<string, unknown>, base: Record<string, unknown> = {}, baseRev = 1) =>
  ({ tbl: 'memberships', id: member, baseRev, set, base }) as const
/** A tablet that had no network sends a payment. */
const takes = (tablet: Device, said: Event, id = newId()) => tablet.send(change({ [`paymentLog.${id}`]: event(id, said) }))
/** A tablet of the version before sends what was paid in all. */
const saysInAll = (tablet: Device, amountPaid: number, seen: number, more: object = {}) =>
  tablet.send(change({ amountPaid, ...more }, { amountPaid: seen }))
const now = async (): Promise<Membership> => (await ramp.call(calls.get, { as: ana, params: { id: member } })).body!
const amounts = async () => paymentsIn((await now()).paymentLog).map(({ amount }) => amount)

/** What all postings of this member's payments come to, by account. */
async function booked(id = member): Promise<Record<string, number>> {
  const lines = await ramp.db
    .select({ line: ledgerLines })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
    .innerJoin(moneyEvents, eq(moneyEvents.id, ledgerPostings.sourceRecord))
    .where(eq(moneyEvents.membership, id))
  return Object.fromEntries(netLines(lines.map(({ line }) => line)).map(({ account, amount }) => [account, amount]))
}

test('two tablets without a network each take $40 of one member: $80 is on the books, and both payments are there to ask about', async () => {
  for (const tablet of tablets) expect((await takes(tablet, {})).status).toMatch(/applied|merged/)
  const stored = await now()
  expect([stored.amountPaid, await booked()]).toEqual([8000, { cash: 8000, membership: -8000 }])
  expect(memberPaidTwice(stored).map(({ amount, event: { by } }) => [amount, by])).toEqual([
    [4000, ana.id],
    [4000, ana.id],
  ])
  const [one] = paymentsIn(stored.paymentLog)
  const body = { paymentLog: { [newId()]: { ...event('', { act: 'void' }), item: one!.item, seen: [one!.item] } } }
  expect((await ramp.call(calls.update, { as: ana, params: { id: member }, body })).body).toMatchObject({ amountPaid: 4000 })
  expect([await booked(), memberPaidTwice(await now())]).toEqual([{ cash: 4000, membership: -4000 }, []])
})

test('$15 on one tablet and $25 on the other are $40: nobody is asked, and no change is put as a question', async () => {
  await takes(tablets[0], { dollars: 15 })
  const second = await takes(tablets[1], { dollars: 25, method: 'check' })
  expect([second.status, second.conflicts ?? []]).toEqual(['merged', []])
  const stored = await now()
  expect(stored).toMatchObject({ amountPaid: 4000, paidWith: null })
  expect([memberPaidTwice(stored), await booked()]).toEqual([[], { cash: 1500, check: 2500, membership: -4000 }])
})

test('devices of the version before send what was paid in all: what they took is a payment each, and what they took back is taken back', async () => {
  for (const tablet of tablets) expect((await saysInAll(tablet, 40, 0, { paidWith: { method: 'cash' } })).status).toMatch(/applied|merged/)
  expect([await amounts(), memberPaidTwice(await now()).length]).toEqual([[4000, 4000], 2])
  await saysInAll(tablets[0], 25, 40)
  expect([await amounts(), (await now()).amountPaid, await booked()]).toEqual([[4000, 2500], 6500, { cash: 6500, membership: -6500 }])
  expect((await tablets[1].send(change({ 'paidWith.method': 'check' }, { 'paidWith.method': 'cash' }))).status).toMatch(/applied|merged/)
  expect([(await now()).paidWith, await booked()]).toEqual([{ method: 'check' }, { check: 6500, membership: -6500 }])
})

test('an answer that got lost is asked for again: the payment is there once', async () => {
  const id = newId()
  const op = tablets[0].op(change({ [`paymentLog.${id}`]: event(id, { dollars: 15 }) }))
  for (let n = 0; n < 2; n++) expect((await tablets[0].push([op])).results[0]!.status).toBe('applied')
  await takes(tablets[1], { dollars: 15 }, id)
  expect([await amounts(), await booked()]).toEqual([[1500], { cash: 1500, membership: -1500 }])
})

test('two payments of one member in one call are two', async () => {
  const body = [15, 25].map((dollars) => {
    const id = newId()
    return { _id: member, paymentLog: { [id]: event(id, { dollars }) } }
  })
  expect((await ramp.call(calls.bulkUpdate, { as: ana, body })).body!.ok).toBe(true)
  expect([(await now()).amountPaid, await booked()]).toEqual([4000, { cash: 4000, membership: -4000 }])
})

test('money that a tablet took of a member who was removed meanwhile is on the books, and its person hears that the member is gone', async () => {
  await ramp.call(calls.remove, { as: ana, params: { id: member } })
  expect((await takes(tablets[0], { dollars: 15 })).status).toBe('gone')
  expect(await booked()).toEqual({ cash: 1500, membership: -1500 })
  const { memberships } = (await ramp.call(moneyYearCalls.year, { as: ana, params: { year: new Date().toISOString().slice(0, 4) } })).body
  expect(memberships.find((one) => one.season === season)).toMatchObject({ members: 1, in: 1500 })
})

test('two tablets make the same member and take money of them: one membership, and both payments', async () => {
  const tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour] })
  const ids = [newId(), newId()]
  for (const [n, tablet] of tablets.entries()) {
    const id = newId()
    const set = { season, user: tom.id, [`paymentLog.${id}`]: event(id, { dollars: 15 }) }
    expect((await tablet.send({ tbl: 'memberships', id: ids[n]!, set })).status).toBe(n === 0 ? 'applied' : 'aliased')
  }
  const stored = (await ramp.call(calls.get, { as: ana, params: { id: ids[0]! } })).body
  expect([stored.amountPaid, await booked(ids[0])]).toEqual([3000, { cash: 3000, membership: -3000 }])
})

test('a member says nothing of payments, nor does a stranger', async () => {
  const bo = await ramp.person('Director', 'Bo Kim')
  for (const who of [lily, bo]) await takes(aDevice(ramp, who), {})
  const body = { paymentLog: { [newId()]: event(newId(), {}) } }
  await ramp.call(calls.update, { as: lily, params: { id: member }, body })
  await ramp.call(calls.remove, { as: ana, params: { id: member } })
  for (const who of [lily, bo]) await takes(aDevice(ramp, who), {})
  expect(await booked()).toEqual({})
})

test('what the server says of a member is what a device counts from the same payments, and what the receipt lists', async () => {
  await takes(tablets[0], { dollars: 15 })
  await saysInAll(tablets[1], 25, 0, { paidWith: { method: 'check', note: '1042' } })
  const say = (body: object) => ramp.call(calls.update, { as: ana, params: { id: member }, body })
  await say({ amountPaid: 55 })
  await say({ amountPaid: 30 })
  const stored = await now()
  const { amountPaid, paidWith = null } = stored
  expect(memberCopies(stored.paymentLog, null)).toEqual({ amountPaid, paidWith })
  expect(await booked()).toEqual(Object.fromEntries(linesOfMemberLog(stored.paymentLog).map(({ account, amount }) => [account, amount])))
  const receipt = (await ramp.call(memberMoneyCalls.ofMembership, { as: lily, params: { id: member } })).body
  expect([receipt.paid, receipt.payments.map(({ amount }) => amount).toSorted()]).toEqual([3000, [1500, 1500]])
  await tablets[0].pull()
  expect(Object.keys(tablets[0].has('memberships', member)!.paymentLog as object)).toHaveLength(Object.keys(stored.paymentLog!).length)
})

test('two lines of the book that are one angler are one member with the payments of both; what a tablet still says of the other counts', async () => {
  const inBook = async (last_name: string) =>
    (await ramp.call(userCalls.create, { as: ana, body: { first_name: 'Lou', last_name, userType: 'Angler', tours: [tour] } })).body._id
  const [lou, twin] = [await inBook('Reyes'), await inBook('Reyez')]
  member = (await ramp.call(calls.create, { as: ana, body: { season, user: lou } })).body._id
  const other = (await ramp.call(calls.create, { as: ana, body: { season, user: twin, amountPaid: 25, paidWith: { method: 'cash' } } }))
    .body
  await takes(tablets[0], { dollars: 15, method: 'check' })
  const merge = { master: lou, merged: twin, take: [] }
  expect((await ramp.call(anglerMergeCalls.merge, { as: ana, body: merge })).status).toBe(200)
  expect([(await now()).amountPaid, (await amounts()).toSorted()]).toEqual([4000, [1500, 2500]])
  const id = newId()
  const late = {
    tbl: 'memberships',
    id: other._id,
    baseRev: 1,
    base: {},
    set: { [`paymentLog.${id}`]: event(id, { dollars: 5 }) },
  } as const
  expect((await tablets[1].send(late)).status).toMatch(/applied|merged/)
  const receipt = (await ramp.call(memberMoneyCalls.ofMembership, { as: ana, params: { id: member } })).body
  expect([(await now()).amountPaid, receipt.paid, receipt.payments.map(({ amount }) => amount).toSorted()]).toEqual([
    4500,
    4500,
    [1500, 2500, 500],
  ])
})
