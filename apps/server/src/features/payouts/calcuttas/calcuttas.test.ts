import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { calcuttaCalls as calls } from '@ramplight/contract/payouts/calcuttas'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { lakeFork } from '../../results/testing/lake-fork.ts'

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

/** Lake Fork with a calcutta that keeps 10 %, and its boats by their anglers. */
async function aCalcutta() {
  const fork = await lakeFork(ramp, ana)
  const { id } = fork.tournament
  const params = { id }
  const save = (more: object = {}, as = ana) =>
    ramp.call(calls.save, { as, params, body: { state: 'open', houseShare: 10, places: [50, 30, 20], ...more } })
  expect((await save()).status).toBe(200)
  const boat = (index: number) => fork.boats[index]!.id
  const sell = (entries: string[], price: number, more: object = {}, as = ana) =>
    ramp.call(calls.sell, { as, params, body: { _id: newId(), entries, price, entrant: 'Dale Reed', method: 'cash', ...more } })
  const read = async (as: Person | null = ana) => (await ramp.call(calls.byTournament, { as, params })).body.calcutta!
  const purposes = async () =>
    Object.fromEntries(
      (await ramp.call(moneyCalls.byTournament, { as: ana, params })).body.purposes.flatMap(({ purpose, amount }) =>
        purpose.startsWith('calcutta') ? [[purpose, amount]] : [],
      ),
    )
  return { ...fork, id, params, save, boat, sell, read, purposes }
}

describe('selling', () => {
  test('a double tap sells once; who sells a boat that another station has sold hears to whom, and nothing of it is posted', async () => {
    const { boat, sell, read, purposes } = await aCalcutta()
    const _id = newId()
    const taps = await Promise.all([sell([boat(0)], 300, { _id }), sell([boat(0)], 300, { _id })])
    expect(taps.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = await Promise.all([sell([boat(1)], 200, { entrant: 'Ike' }), sell([boat(2), boat(1)], 250, { entrant: 'Marge' })])
    const late = one.status === 200 ? other : one
    expect([late.status, late.error?.code]).toEqual([409, 'calcutta.sold'])
    expect(late.error.message).toMatch(/^Boat 2 \(Jo Reyes & Linh Tran\) is already sold to (Ike for \$200|Marge for \$250)\.00\.$/)
    const { lots, taken, house, pool } = await read()
    expect([lots.length, taken, house + pool]).toEqual([2, await purposes().then(({ calcutta }) => calcutta), taken])
  })

  test('a sale that was taken back is out of the books, and the boat can be sold again; a closed calcutta sells nothing', async () => {
    const { boat, sell, read, purposes, save } = await aCalcutta()
    const lot = (await sell([boat(0)], 300)).body.calcutta!.lots[0]!
    const back = () => ramp.call(calls.takeBack, { as: ana, params: { id: lot._id }, body: { reason: 'Wrong boat' } })
    expect([(await back()).status, (await back()).status]).toEqual([200, 200])
    expect([(await read()).lots, await purposes()]).toEqual([[], { calcutta: 0 }])
    expect((await sell([boat(0)], 310)).status).toBe(200)
    await save({ state: 'closed' })
    expect((await sell([boat(1)], 50)).error.code).toBe('calcutta.closed')
    expect((await save({ places: [50, 30] })).status, 'percents that do not come to 100').toBe(400)
  })

  test('a stranger sells nothing; a boat of another event, a buyer who is not of this one, and half of a field are refused', async () => {
    const [one, other] = [await aCalcutta(), await aCalcutta()]
    const bo = await ramp.person('Director', 'Bo Kim')
    const jo = await ramp.person('Angler', 'Sue Page')
    expect([(await one.sell([one.boat(0)], 5, {}, bo)).status, (await one.save({}, bo)).status]).toEqual([403, 403])
    expect((await one.sell([other.boat(0)], 5)).error.code).toBe('reference.unknown')
    expect((await one.sell([one.boat(0)], 5, { entrant: null, user: jo.id })).error.code).toBe('reference.unknown')
    expect((await one.sell([one.boat(0), one.boat(1)], 5, { boughtBack: 50 })).status).toBe(400)
  })
})

describe('paying', () => {
  /** Ty (1st) sold for $600 with half bought back, Mo (4th) for $300, all others together for $100: $1,000, of which $900 are the pool. */
  async function sold() {
    const fork = await aCalcutta()
    const { boat, sell } = fork
    await sell([boat(0)], 600, { boughtBack: 50 })
    await sell([boat(3)], 300, { entrant: 'Ike' })
    const rest = [1, 2, ...[4, 5, 6, 7, 8, 9]].map(boat)
    await sell(rest, 100, { entrant: 'Marge' })
    const pay = (lot: string, to: string, amount: number, _id = newId(), as = ana) =>
      ramp.call(calls.payOut, { as, params: { id: lot }, body: { _id, to: to as 'owner', amount, method: 'cash' } })
    const lots = async (as?: Person | null) => (await fork.read(as)).lots
    const finalize = async () => (await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: fork.id } })).body
    const open = async () => (await lots()).map(({ shares }) => shares.map((share) => share.open / 100))
    return { ...fork, pay, lots, finalize, open }
  }

  test('before results are official it says what it would be if it ended now, and pays nobody', async () => {
    const { weighAll, read, lots, pay } = await sold()
    await weighAll()
    // Two share the second place: 50 % of what 30 and 20 come to, and both are Marge's.
    expect([(await read()).standing, (await lots()).map(({ won }) => won / 100)]).toEqual(['now', [450, 0, 450]])
    expect((await pay((await lots())[0]!._id, 'owner', 225)).error.code).toBe('calcutta.not-official')
    const visitor = await read(null)
    expect([visitor.standing, visitor.pool, visitor.paidOut]).toEqual(['none', 90_000, null])
    expect(visitor.lots.map(({ buyer, won, shares }) => [buyer, won, shares.length])).toEqual([
      [null, 0, 0],
      [null, 0, 0],
      [null, 0, 0],
    ])
  })

  test('owners and the crew that bought back are paid once, as much as the screen saw; everybody reads who won', async () => {
    const { weighAll, finalize, lots, pay, open, purposes, read, save, sell, boat } = await sold()
    await weighAll()
    await finalize()
    const late = boat(0)
    const [ty, , marge] = await lots()
    expect(await open()).toEqual([[225, 225], [], [450]])
    const _id = newId()
    const taps = await Promise.all([pay(ty!._id, 'owner', 225, _id), pay(ty!._id, 'owner', 225, _id)])
    expect(taps.map(({ status }) => status)).toEqual([200, 200])
    expect((await pay(ty!._id, 'owner', 225)).error.message).toBe('It’s now $0.00, not what you saw. Check the list again.')
    expect((await pay(marge!._id, 'owner', 500)).error.code).toBe('calcutta.owes-other')
    expect([await open(), await purposes()]).toEqual([[[0, 225], [], [450]], { calcutta: 100_000, 'calcutta-payout': 22_500 }])
    expect((await lots(null)).map(({ buyer, won }) => [buyer, won / 100])).toEqual([
      ['Dale Reed', 450],
      [null, 0],
      ['Marge', 450],
    ])
    expect((await save({ houseShare: 20 })).error.code).toBe('calcutta.has-paid')
    expect((await sell([late], 5)).error.code, 'who knows the results buys nothing').toBe('calcutta.over')
    const { taken, house, left, paidOut, open: still } = await read()
    expect(house + left + paidOut! + still!).toBe(taken)
  })

  test('a result that is changed by a protest changes what is owed: what was handed out stands, and is too much', async () => {
    const { weighAll, finalize, lots, pay, open, boat, purposes } = await sold()
    await weighAll()
    const { _id: result } = await finalize()
    const [ty, mo] = await lots()
    await pay(ty!._id, 'owner', 225)
    const paid = (await lots())[0]!.shares[0]!.payouts[0]!._id
    expect((await ramp.call(tournamentResultCalls.remove, { as: ana, params: { id: result } })).status).toBe(200)
    await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: boat(0) }, body: { disqualified: true } })
    await finalize()
    // The two who tied are the first now, Mo has the third place.
    expect(await open()).toEqual([[-225], [180], [720]])
    const back = await ramp.call(calls.takeBack, { as: ana, params: { id: ty!._id }, body: { reason: 'Out' } })
    expect(back.error.code).toBe('calcutta.paid')
    for (let tap = 0; tap < 2; tap++)
      await ramp.call(calls.takeBackPayout, { as: ana, params: { id: paid }, body: { reason: 'He gave it back' } })
    await pay(mo!._id, 'owner', 180)
    expect([await open(), await purposes()]).toEqual([[[], [0], [720]], { calcutta: 100_000, 'calcutta-payout': 18_000 }])
  })
})
