import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls as calls } from '@ramplight/contract/payments/money'
import { type MoneyYear, moneyYearCalls } from '@ramplight/contract/payments/money-year'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { adminSettingCalls } from '@ramplight/contract/system/admin-settings'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { aTournament } from '#features/weigh-in/testing/a-tournament'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'

const amountsOf = ({ in: came, out, kept, owed, purposes, places }: MoneyYear['events'][number]) => ({
  ...{ in: came, out, kept, owed },
  ...{ purposes, places },
})

describe('the money of a tournament', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let helper: Person
  let lily: Person
  let tom: Person
  const tour = newId()

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour], director: ana.id })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour], director: ana.id })
  })
  afterAll(() => ramp.close())

  const aCup = (): Promise<TournamentRow> => aTournament(ramp, ana, { tour, status: 'Open' })
  async function entered(cup: TournamentRow, users: string[], more: object = {}): Promise<string> {
    const { body } = await ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament: cup.id, users, ...more } })
    return body._id
  }
  const paid = (cup: TournamentRow, amount: number, more: object = {}) =>
    ramp.call(paymentCalls.create, {
      as: ana,
      body: { amount, user: tom.id, sourceModuleRecord: cup.id, status: 'completed', ...more },
    })
  const moneyOf = async (cup: TournamentRow, as = ana) => (await ramp.call(calls.byTournament, { as, params: { id: cup.id } })).body

  test('what came in, went out, is kept and is owed, each with its lines', async () => {
    const cup = await aCup()
    await entered(cup, [lily.id], { status: 'Paid', boatNumber: 7 })
    await entered(cup, [tom.id])
    await paid(cup, 30, { metaData: { method: 'cash' } })
    const money = await moneyOf(cup)
    expect(money).toMatchObject({ in: 10_000, out: 3_000, kept: 7_000, owed: 10_000, free: 0 })
    expect(money.purposes).toEqual([
      { purpose: 'entry-fee', side: 'in', amount: 10_000 },
      { purpose: 'payout', side: 'out', amount: 3_000 },
    ])
    expect(money.places).toEqual([{ place: 'cash', left: 7_000 }])
    expect(money.owing).toMatchObject([{ about: 'Tom Tran', due: 10_000, paid: 0, owed: 10_000 }])
    expect(money.lines).toMatchObject([
      { about: 'Lily Reyes', boatNumber: 7, byName: 'Ana Hall', purpose: 'entry-fee', place: 'cash', amount: 10_000, isReversal: false },
      { about: 'Tom Tran', purpose: 'payout', place: 'cash', amount: -3_000 },
    ])
  })

  test('the year of a director: each event as its own money page has it, memberships of their seasons, and nobody else sees any of it', async () => {
    const cy = await ramp.person('Director', 'Cy Lund')
    const own = newId()
    const cups = await Promise.all([0, 1].map(() => aTournament(ramp, cy, { tour: own, status: 'Open' })))
    const draft = await aTournament(ramp, cy, { tour: own, status: 'Draft' })
    const enter = (users: string[], more: object = {}) =>
      ramp.call(tournamentEntryCalls.create, { as: cy, body: { tournament: cups[0]!.id, users, ...more } })
    const [max, sue] = await Promise.all(
      ['Max Bell', 'Sue Day'].map((name) => ramp.person('Angler', name, { tours: [own], director: cy.id })),
    )
    await enter([max!.id], { status: 'Paid' })
    await enter([sue!.id])
    const season = await ramp.call(seasonCalls.create, {
      as: cy,
      body: { name: 'Lake Fork 2027', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 40 },
    })
    await ramp.call(membershipCalls.create, { as: cy, body: { season: season.body._id, user: max!.id, amountPaid: 25 } })
    const inYear = async (year: string, as: Person = cy) => (await ramp.call(moneyYearCalls.year, { as, params: { year } })).body
    const year = cups[0]!.startDate.slice(0, 4)
    const { events, years, revenueShare } = await inYear(year)
    expect(years).toContain(year)
    expect(events.map(({ tournament }) => tournament).toSorted()).toEqual(cups.map(({ id }) => id).toSorted())
    expect(draft.status).toBe('Draft')
    for (const event of events) expect(await moneyOf({ id: event.tournament } as TournamentRow, cy)).toMatchObject({ ...amountsOf(event) })
    expect(events.find(({ tournament }) => tournament === cups[0]!.id)).toMatchObject({ boats: 2, anglers: 2, in: 10_000, owed: 10_000 })
    const now = String(ramp.deps.now().getUTCFullYear())
    expect((await inYear(now)).memberships).toEqual([{ season: season.body._id, name: 'Lake Fork 2027', members: 1, in: 2_500 }])
    expect(revenueShare).toEqual({ percent: 0, amount: 0 })
    for (const as of [bo, lily]) expect((await inYear(year, as)).events.filter(({ tournament }) => tournament === cups[0]!.id)).toEqual([])
    expect((await inYear(now, bo)).memberships).toEqual([])
    // Who helps on the tour edits its seasons, and does not read what they bring.
    const trail = await ramp.call(tourCalls.create, { as: cy, body: { name: 'Cy Trail' } as never })
    const inTrail = { name: 'Trail 2027', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 40, tour: trail.body._id }
    const theirs = await ramp.call(seasonCalls.create, { as: cy, body: inTrail })
    await ramp.call(membershipCalls.create, { as: cy, body: { season: theirs.body._id, user: max!.id, amountPaid: 30 } })
    const helper = await ramp.person('Director', 'Hal Pine', { isAssistant: true, tours: [trail.body._id] })
    expect((await inYear(now)).memberships.map(({ in: came }) => came).sort()).toEqual([2_500, 3_000])
    expect((await inYear(now, helper)).memberships).toEqual([])
    const admin = await ramp.person('System Admin', 'Sam Root')
    await ramp.call(adminSettingCalls.create, { as: admin, body: { key: 'revenue-share', name: 'Revenue share', setting: true } })
    expect((await inYear(year)).revenueShare).toMatchObject({ percent: 10 })
  })

  test('a boat that was deleted keeps its name in the lines', async () => {
    const cup = await aCup()
    const boat = await entered(cup, [lily.id], { status: 'Paid' })
    await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: boat } })
    const money = await moneyOf(cup)
    expect(money).toMatchObject({ in: 10_000, kept: 10_000, owed: 0 })
    expect(money.lines.map(({ about, amount, isReversal }) => [about, amount, isReversal])).toEqual([['Lily Reyes', 10_000, false]])
  })

  test('is for its director: not for the assistant who runs the ramp, nor for an angler or another director', async () => {
    const cup = await aCup()
    for (const as of [helper, lily, bo])
      expect((await ramp.call(calls.byTournament, { as, params: { id: cup.id } })).status).toBeGreaterThan(399)
  })

  test('payments of an offline device count once, however often, how late and in whatever order they are pushed', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(amounts, fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 }), async (cents, order) => {
        const cup = await aCup()
        const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
        const ops = cents.map((amount) =>
          truck.op({
            tbl: 'payments',
            set: { amount: amount / 100, user: tom.id, sourceModuleRecord: cup.id, status: 'completed', debitOrCredit: 'credit' },
          }),
        )
        // Parts of it first, in any order and again and again; then all of it, from this device and, typed again, from another.
        for (const one of order) await truck.push([ops[one % ops.length]!])
        await truck.push(ops)
        await truck.push(ops.toReversed())
        for (const { id, set } of ops) await dock.send({ tbl: 'payments', id, set })
        const money = await moneyOf(cup)
        const sum = cents.reduce((total, amount) => total + amount, 0)
        expect([money.in, money.kept, money.lines.length]).toEqual([sum, sum, cents.length])
      }),
      { numRuns: 8 },
    )
  })
})
