import './boat-numbers.writes.ts'
import './import-entries.writes.ts'
import './tournament-entries.writes.ts'
import '../../tournaments/tournament-flights/tournament-flights.writes.ts'
import '../../weigh-in/weigh-ins/weigh-ins.writes.ts'
import { tournamentEntryCalls as calls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { hash24 } from '@ramplight/domain/kernel/hash24'
import { expect, test } from 'vitest'
import { id, NOW } from '#platform/local-writes/testing/a-device.ts'
import { FORK, HALL, herTablet, RAY, REYES, TOUR } from '#platform/local-writes/testing/a-ramp.ts'

test('Ana enters Dan and Ida without a network: one change, and the boat stands in the list with its names', async () => {
  const tablet = herTablet({ status: 'Open' })
  const { changes, answer } = await tablet.do(calls.create, { body: { _id: id(30), tournament: FORK, users: [id(15)] } })
  expect(changes).toMatchObject([
    {
      kind: 'create',
      tbl: 'tournament-entries',
      id: id(30),
      doc: { tournament: FORK, users: [id(15)] },
      shown: { status: 'Pending', tour: TOUR },
    },
  ])
  expect(answer).toMatchObject({ _id: id(30), _rev: 0, status: 'Pending', deleted: false, tour: TOUR, createdAt: NOW })
})

test('a team that used a coupon is entered at the table without a network: the boat costs less at once, and the coupon is not sent', async () => {
  const coupon = { _id: id(60), code: 'FOG5', amount: 5 }
  const team = { _id: id(30), _rev: 1, createdAt: NOW, updatedAt: NOW, tournament: FORK, team: { users: [id(15)] }, pots: [], coupon }
  const rest = { converted: false, onWaitingList: false, anglers: [], byQr: false }
  const tablet = herTablet({ status: 'Open', more: { 'tournament-pre-registrations': [{ ...team, ...rest }] } })
  const { changes, answer } = await tablet.do(calls.create, { body: { _id: id(30), tournament: FORK, users: [id(15)] } })
  expect(answer).toMatchObject({ coupon: { code: 'FOG5', amount: 500 } })
  expect(changes[0]).toMatchObject({ doc: expect.not.objectContaining({ coupon: expect.anything() }) })
})

test('the same tap twice enters one boat', async () => {
  const tablet = herTablet({ status: 'Open' })
  await tablet.do(calls.create, { body: { _id: id(30), tournament: FORK, users: [id(15)] } })
  const again = await tablet.do(calls.create, { body: { _id: id(30), tournament: FORK, users: [id(15)] } })
  expect(again.changes).toEqual([])
})

test('Ray cannot sit in two boats, and boat 2 is Jo’s: refused here, in the server’s words', async () => {
  const tablet = herTablet({ status: 'Open' })
  const enter = (body: object) => tablet.do(calls.create, { body: { tournament: FORK, ...body } as never })
  await expect(enter({ users: [RAY] })).rejects.toMatchObject({
    code: 'entry.angler-twice',
    message: 'Hall is already entered in this tournament.',
  })
  await expect(enter({ users: [id(15)], boatNumber: 2 })).rejects.toMatchObject({
    code: 'boat-number.taken',
    message: 'Boat 2 is already Reyes & Tran.',
  })
  await expect(enter({ users: [id(15)], flight: id(99) })).rejects.toMatchObject({ code: 'reference.unknown', status: 400 })
})

/** One event in the log of the boat, by a clock that waits for the server, and the time on the screen. */
const checkedIn = (at: string) => ({
  kind: 'edit',
  tbl: 'tournament-entries',
  id: HALL,
  patch: { checkInLog: { [hash24(`${HALL} out-0 ${at}`)]: { moment: 'out-0', at, clock: 'expected' } } },
  shown: { checkedInAt: at },
})

test('a check-in is one event, and the second tap is none', async () => {
  const tablet = herTablet()
  const checkIn = () => tablet.do(calls.update, { params: { id: HALL }, body: { checkedInAt: '2027-06-12T10:52:00.000Z' } })
  expect((await checkIn()).changes).toEqual([checkedIn('2027-06-12T10:52:00.000Z')])
  expect((await checkIn()).changes).toEqual([])
})

test('beside a twin that the server has refused, Hall & Moss are still checked in, paid and given a flight', async () => {
  const hall = herTablet().row('tournament-entries', HALL)!
  const flight = { _id: id(60), tournament: FORK, name: 'Flight 1', order: 1 }
  const twin = { ...hall, _id: id(31), boatNumber: 1 }
  const tablet = herTablet({ more: { 'tournament-entries': [{ ...hall, status: 'Pending' }, twin], 'tournament-flights': [flight] } })
  const change = (body: object) => tablet.do(calls.update, { params: { id: HALL }, body })
  expect((await change({ checkedInAt: NOW })).changes).toEqual([checkedIn(NOW)])
  expect((await change({ status: 'Paid' })).changes).toMatchObject([{ id: HALL, shown: { status: 'Paid' } }])
  const patch = { flight: id(60) }
  expect((await change(patch)).changes).toEqual([{ kind: 'edit', tbl: 'tournament-entries', id: HALL, patch }])
  await expect(change({ users: [RAY] })).rejects.toMatchObject({ code: 'entry.angler-twice' })
  expect((await change({ boatNumber: 4 })).changes).toHaveLength(1)
  await expect(change({ boatNumber: 1 })).rejects.toMatchObject({ code: 'boat-number.taken' })
})

test('money that is taken is a payment with its sum and what it pays for; not paid after all, that payment never happened', async () => {
  const hall = herTablet().row('tournament-entries', HALL)!
  const fork = { ...herTablet().row('tournaments', FORK)!, entryFee: 100 }
  const tablet = herTablet({ more: { 'tournament-entries': [{ ...hall, status: 'Pending' }], tournaments: [fork] } })
  const change = async (body: object) => (await tablet.do(calls.update, { params: { id: HALL }, body })).changes
  const logOf = (changes: readonly unknown[]) =>
    Object.entries((changes as { patch: { paymentLog: Record<string, { item: string }> } }[])[0]!.patch.paymentLog)
  const paid = await change({ status: 'Paid', paidWith: { method: 'check', note: '1042' } })
  const [[item, event]] = logOf(paid) as [[string, object]]
  expect(event).toMatchObject({
    item,
    act: 'make',
    method: 'check',
    note: '1042',
    buys: [{ item: 'fee', cents: 100, times: 1, charged: 100 }],
  })
  expect(paid).toMatchObject([{ shown: { status: 'Paid', paidWith: { method: 'check', note: '1042' } } }])
  // A second tap takes nothing.
  expect(await change({ status: 'Paid', paidWith: { method: 'check', note: '1042' } })).toEqual([])
  const back = await change({ status: 'Pending' })
  expect(logOf(back).map(([, one]) => one)).toMatchObject([{ act: 'make' }, { act: 'void', item, seen: [item] }])
  expect(back).toMatchObject([{ shown: { status: 'Pending' } }])
})

test('what somebody else changed meanwhile comes to the screen with both versions', async () => {
  const hall = herTablet().row('tournament-entries', HALL)!
  const tablet = herTablet({ more: { 'tournament-entries': [{ ...hall, _rev: 3 }] } })
  const change = (_rev: number) => tablet.do(calls.update, { params: { id: HALL }, body: { status: 'Pending', _rev } })
  await expect(change(1)).rejects.toMatchObject({
    code: 'record.stale',
    details: { yours: { status: 'Pending', _rev: 1 }, theirs: { status: 'Paid', _rev: 3 } },
  })
  // A screen that has asked the server knows more than this device does.
  expect((await change(4)).changes).toHaveLength(1)
})

test('a list that is checked in goes through together; what is refused stops no other', async () => {
  const tablet = herTablet({ status: 'Completed' })
  const { changes, answer } = await tablet.do(calls.bulkUpdate, {
    body: [
      { _id: HALL, checkedInAt: NOW },
      { _id: REYES, boatNumber: 9 },
      { _id: id(99), checkedInAt: NOW },
    ],
  })
  expect(changes).toHaveLength(1)
  expect(answer).toMatchObject({
    ok: false,
    results: [
      { _id: HALL, ok: true },
      { _id: REYES, ok: false, code: 'tournament.finalized' },
      { _id: id(99), ok: false, code: 'record.not-found' },
    ],
  })
})

test('who has weighed stays; once the bag is void, the boat may go', async () => {
  const tablet = herTablet()
  const { answer: bag } = await tablet.do(weighInCalls.create, {
    body: { _id: id(40), tournament: FORK, entry: HALL, day: 0, weight: 231_000, totalFish: 5, at: NOW },
  })
  const remove = () => tablet.do(calls.bulkDelete, { body: { ids: [HALL] } })
  expect((await remove()).answer.results).toMatchObject([{ ok: false, code: 'entry.weighed' }])
  await expect(tablet.do(calls.remove, { params: { id: HALL } })).rejects.toMatchObject({ code: 'entry.weighed' })
  await tablet.do(weighInCalls.voidWeighIn, { params: { id: bag._id }, body: { reason: 'wrong boat' } })
  expect((await remove()).changes).toEqual([{ kind: 'delete', tbl: 'tournament-entries', id: HALL }])
})

test('a draw with a seed gives every tablet the same numbers, and only boats that move are changed', async () => {
  const draw = () => herTablet({ status: 'Open' }).do(calls.drawBoatNumbers, { body: { tournament: FORK, mode: 'random', seed: 7 } })
  const [first, second] = [await draw(), await draw()]
  expect(first.answer).toEqual(second.answer)
  // One call with all its numbers, and what the screens show until it is answered.
  expect(first.changes.map(({ kind }) => kind)).toEqual(['call', 'show', 'show'])
  expect(first.changes[0]).toMatchObject({
    call: 'number',
    body: {
      kind: 'draw',
      seed: 7,
      boats: [
        { boatNumber: 1, seen: { boatNumber: 2 } },
        { boatNumber: 2, seen: { boatNumber: 1 } },
      ],
    },
  })
  expect(first.answer.entries.map(({ boatNumber }) => boatNumber)).toEqual([1, 2])
  const inOrder = await herTablet().do(calls.drawBoatNumbers, { body: { tournament: FORK, mode: 'sign-up-order' } })
  expect(inOrder.changes).toEqual([])
})

test('two boats swap their numbers in one go; a number that stays with somebody is refused', async () => {
  const swap = {
    itemsToProcess: [
      { _id: HALL, boatNumber: 2 },
      { _id: REYES, boatNumber: 1 },
    ],
  }
  expect((await herTablet().do(calls.boatNumberListUpdate, { body: swap })).changes).toMatchObject([
    {
      call: 'number',
      id: FORK,
      body: {
        kind: 'by-hand',
        boats: [
          { _id: HALL, boatNumber: 2 },
          { _id: REYES, boatNumber: 1 },
        ],
      },
    },
    { id: HALL, shown: { boatNumber: 2 } },
    { id: REYES, shown: { boatNumber: 1 } },
  ])
  const taken = await herTablet().do(calls.boatNumberListUpdate, { body: { itemsToProcess: [{ _id: HALL, boatNumber: 2 }] } })
  expect(taken.answer.results).toMatchObject([{ ok: false, message: 'Boat 2 is already Reyes & Tran.' }])
})

test('a pasted list makes who is new, finds who is known, and is kept in one transaction', async () => {
  const tablet = herTablet({ status: 'Open', more: { 'tournament-entries': [] } })
  const body = {
    tournament: FORK,
    entries: [
      {
        _id: id(50),
        angler1: { first_name: 'Ray', last_name: 'Hall', phone: '(903) 555-0142' },
        angler2: { first_name: 'Dan', last_name: 'Kim' },
      },
      { _id: id(51), angler1: { first_name: 'Ray', last_name: 'Hall' } },
      { _id: id(52), angler1: { first_name: 'Jo', last_name: 'Reyes' }, angler2: { first_name: 'Linh', last_name: 'Tran' } },
    ],
  }
  const { changes, answer } = await tablet.do(calls.importEntries, { body })
  expect(changes.map(({ tbl }) => tbl)).toEqual(['users', 'tournament-entries', 'tournament-entries'])
  expect(answer).toMatchObject({ ok: false, anglersCreated: 1, anglersMatched: 3, refused: [{ row: 2 }] })
  expect(answer.entries.map(({ users, anglers }) => [users.length, anglers.map(({ last_name }) => last_name)])).toEqual([
    [2, ['Hall', 'Kim']],
    [2, ['Reyes', 'Tran']],
  ])
  const again = await tablet.do(calls.importEntries, { body: { ...body, entries: [body.entries[0]!, body.entries[2]!] } })
  expect(again.changes).toEqual([])
  expect(again.answer).toMatchObject({ anglersCreated: 0, anglersMatched: 0, refused: [] })
})

test('a flight that goes leaves its boats without one, all at once', async () => {
  const tablet = herTablet()
  const flight = { _id: id(60), tournament: FORK, name: 'Flight 1', order: 1 }
  await tablet.do(tournamentFlightCalls.create, { body: flight })
  await tablet.do(calls.bulkUpdate, { body: [{ _id: HALL, flight: id(60) }] })
  const { changes } = await tablet.do(tournamentFlightCalls.deleteByArray, { body: { ids: [id(60)] } })
  expect(changes).toEqual([
    { kind: 'edit', tbl: 'tournament-entries', id: HALL, patch: { flight: null } },
    { kind: 'delete', tbl: 'tournament-flights', id: id(60) },
  ])
})

test('what the bump judge counted is on this device at once', async () => {
  const tablet = herTablet()
  const { answer } = await tablet.do(calls.bumpStationUpdate, { body: { _id: REYES, bump: { day: 0, totalFish: 4, deadFishCount: 1 } } })
  expect(answer.bump).toEqual({ day: 0, totalFish: 4, deadFishCount: 1 })
  await expect(tablet.do(calls.bumpStationUpdate, { body: { _id: REYES, bump: { day: 3 } } })).rejects.toMatchObject({
    code: 'weigh-in.day-unknown',
  })
})
