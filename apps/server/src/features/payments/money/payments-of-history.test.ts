import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { paymentsIn } from '@ramplight/domain/money/payment-log'
import type { Line } from '@ramplight/domain/money/posting'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBoat, aTournament } from '#features/weigh-in/testing/a-tournament'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { ledgerLines, settle } from '../ledger/index.ts'
import { ledgerOpenings } from '../ledger/ledger.table.ts'
import { paymentsOf } from '../money-events/index.ts'
import { paymentsOfHistory } from './payments-of-history.ts'

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

test('what boats had paid before there was a log becomes payments, once: the ledger stays byte for byte, and a payment can be voided', async () => {
  const cup = await aTournament(ramp, ana, { status: 'Open' })
  const [cash, both, unpaid, nothing] = [
    await aBoat(ramp, cup, 1, ['Old Timer'], { paidWith: { method: 'cash' } }),
    await aBoat(ramp, cup, 2, ['Half Check'], { paidWith: { method: 'check', note: '1042' } }),
    await aBoat(ramp, cup, 3, ['Not Yet'], { status: 'Pending' }),
    await aBoat(ramp, cup, 4, ['Paid Nothing']),
  ].map(({ id }) => id) as [string, string, string, string]
  // As a server of before has posted it: from the entry itself.
  const posted = (entry: string, lines: Line[]) => ({
    ...{ kind: 'entry' as const, source: { family: 'tournament-entries', record: entry }, tournament: cup.id },
    lines: lines.map((line) => ({ ...line, entry })),
  })
  const fee = { account: 'entry-fee', item: 'fee', times: 1, charged: 10_000 } as const
  const movements = [
    posted(cash, [
      { account: 'cash', amount: 10_000 },
      { ...fee, amount: -10_000 },
    ]),
    posted(both, [
      { account: 'cash', amount: 4_000 },
      { account: 'check', amount: 7_000 },
      { ...fee, amount: -10_000 },
      { account: 'side-pot', item: 'p1', amount: -1_000, times: 1, charged: 1_000 },
    ]),
  ]
  await ramp.db.transaction((tx) => settle(tx, movements, { id: ana.id, at: '2027-06-12T10:00:00.000Z', device: null }))
  const ledger = () => ramp.db.select().from(ledgerLines).orderBy(asc(ledgerLines.posting), asc(ledgerLines.number))
  const before = await ledger()

  await ramp.db.delete(ledgerOpenings).where(eq(ledgerOpenings.id, 'payment-events'))
  for (let start = 0; start < 2; start++) await paymentsOfHistory(ramp.db, '2027-07-01T09:00:00.000Z')

  expect(await ledger()).toEqual(before)
  const logs = await paymentsOf(ramp.db, [cash, both, unpaid, nothing])
  const paid = (id: string) =>
    paymentsIn(logs.get(id)).map(({ amount, at, event: { method, note, buys } }) => ({ amount, at, method, note, buys }))
  const at = '2027-06-12T10:00:00.000Z'
  expect(paid(cash)).toEqual([
    { amount: 10_000, at, method: 'cash', note: null, buys: [{ item: 'fee', cents: 10_000, times: 1, charged: 10_000 }] },
  ])
  expect(paid(both).toSorted((a, b) => a.amount - b.amount)).toMatchObject([
    { amount: 4_000, method: 'cash', buys: [{ item: 'fee', cents: 4_000 }] },
    {
      amount: 7_000,
      method: 'check',
      note: '1042',
      buys: [
        { item: 'fee', cents: 6_000 },
        { item: 'p1', cents: 1_000 },
      ],
    },
  ])
  expect(paid(unpaid)).toEqual([])
  expect(paid(nothing)).toMatchObject([{ amount: 0 }])

  const { body } = await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: both }, body: { status: 'Pending' } })
  expect(body!.status).toBe('Pending')
  const left = await ramp.db
    .select({ account: ledgerLines.account, left: sql`sum(${ledgerLines.amount})`.mapWith(Number) })
    .from(ledgerLines)
    .where(eq(ledgerLines.entry, both))
    .groupBy(ledgerLines.account)
  expect(left.map((one) => one.left)).toEqual(left.map(() => 0))
})

test('a boat that was paid and deleted before there was a log comes back paid, with its money on the books', async () => {
  const cup = await aTournament(ramp, ana, { status: 'Open' })
  const boat = await aBoat(ramp, cup, 1, ['Old Timer'], { paidWith: { method: 'cash' }, deleted: true })
  const tablet = aDevice(ramp, ana)
  const back = { tbl: 'tournament-entries', id: boat.id, resolves: `restore:${newId()}`, baseRev: 1, set: {} } as const
  expect((await tablet.send(back)).status).toMatch(/applied|merged|noop/)
  const [payment] = paymentsIn((await paymentsOf(ramp.db, [boat.id])).get(boat.id))
  expect(payment).toMatchObject({ amount: 10_000, event: { method: 'cash' } })
})
