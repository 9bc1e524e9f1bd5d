import { newId } from '@ramplight/contract/kernel/new-id'
import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBoat, aTournament } from '#features/weigh-in/testing/a-tournament'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld } from '../../../testing/a-world.ts'
import { ledgerLines, settle } from '../ledger/index.ts'
import { postMissed } from './post-missed.ts'

const AT = '2027-06-12T09:00:00.000Z'
const WRITTEN = '2027-06-10T09:00:00.000Z'
let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

const lines = async () => (await ramp.db.select().from(ledgerLines)).map(({ account, amount }) => `${account} ${amount}`).sort()

test('of what this version has written, nothing is missed', async () => {
  const sam = await ramp.person('System Admin', 'Sam Root')
  const { records } = await aWorld(ramp, ana)
  await ramp.call(creditTransactionCalls.create, { as: sam, body: { bank: records['director-credit-banks']!, amount: 25 } })
  const cup = await aTournament(ramp, ana, { status: 'Open' })
  const boats = [
    await aBoat(ramp, cup, 1, ['Paid Cash'], { status: 'Pending' }),
    await aBoat(ramp, cup, 2, ['Paid Nothing'], { status: 'Pending' }),
  ]
  for (const { id } of boats) await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id }, body: { status: 'Paid' } })
  const before = await lines()
  expect(before.length).toBeGreaterThan(4)
  expect([await postMissed(ramp.db, AT), await lines()]).toEqual([0, before])
})

test('what an older version wrote without a posting is posted when a server starts, once, as of when it was written', async () => {
  const cup = await aTournament(ramp, ana, { status: 'Open' })
  const tour = (await ramp.call(tourCalls.create, { as: ana, body: { name: 'Trail' } as never })).body._id
  const lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
  const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 40, tour }
  const season = (await ramp.call(seasonCalls.create, { as: ana, body: year })).body._id
  // As a version writes it that knows no ledger.
  const [boat, known, payment, member] = [
    await aBoat(ramp, cup, 1, ['Rolled Back']),
    await aBoat(ramp, cup, 2, ['Ledger Only']),
    newId(),
    newId(),
  ]
  await ramp.db.execute(sql`
    insert into payments (id, created_at, updated_at, amount, debit_or_credit, status, "user", source_module_record)
      values (${payment}, ${WRITTEN}, ${WRITTEN}, 7700, 'debit', 'completed', ${lily.id}, ${cup.id})`)
  await ramp.db.execute(sql`
    insert into memberships (id, created_at, updated_at, season, "user", amount_paid, paid_with)
      values (${member}, ${WRITTEN}, ${WRITTEN}, ${season}, ${lily.id}, 4000, '{"method":"cash"}')`)
  // As one writes it that knows the ledger, and no log of payments.
  const entry = known.id
  await ramp.db.transaction((tx) =>
    settle(
      tx,
      [
        {
          ...{ kind: 'entry', source: { family: 'tournament-entries', record: entry }, tournament: cup.id },
          lines: [
            { account: 'cash', amount: 10_000, entry },
            { account: 'entry-fee', amount: -10_000, entry, item: 'fee', times: 1, charged: 10_000 },
          ],
        },
      ],
      { id: ana.id, at: WRITTEN, device: null },
    ),
  )
  const before = await lines()
  expect(await postMissed(ramp.db, AT)).toBe(3)
  const after = await lines()
  expect(
    after.filter((line) => /cash|7700|payout|membership/.test(line)).length -
      before.filter((line) => /cash|7700|payout|membership/.test(line)).length,
  ).toBe(5)
  const postings = await ramp.db.execute(
    sql`select source_record from ledger_postings where source_record = ${payment} and at = ${WRITTEN}`,
  )
  expect(postings.rows).toHaveLength(1)
  const { body } = await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: cup.id } })
  expect(body!.owing).toEqual([])
  expect(JSON.stringify((await ramp.call(paymentCalls.get, { as: ana, params: { id: payment } })).body)).toContain('77')
  for (const id of [boat.id, entry])
    expect((await ramp.db.execute(sql`select 1 from money_events where entry = ${id}`)).rows).toHaveLength(1)
  expect([await postMissed(ramp.db, AT), await lines()]).toEqual([0, after])
})

test('a member, or a boat, that another one became has the money of both already: nothing is posted again', async () => {
  const tour = (await ramp.call(tourCalls.create, { as: ana, body: { name: 'Merged trail' } as never })).body._id
  const [stays, gone] = [
    await ramp.person('Angler', 'Jonathan Reyes', { tours: [tour] }),
    await ramp.person('Angler', 'Jon Reyes', { tours: [tour] }),
  ]
  const year = { name: '2028', startDate: '2028-01-01', endDate: '2028-12-31', membershipFee: 50, tour }
  const season = (await ramp.call(seasonCalls.create, { as: ana, body: year })).body._id
  const [kept, merged] = [newId(), newId()]
  await ramp.db.execute(sql`
    insert into memberships (id, created_at, updated_at, season, "user", amount_paid, paid_with)
      values (${kept}, ${WRITTEN}, ${WRITTEN}, ${season}, ${stays.id}, 5000, '{"method":"cash"}')`)
  await ramp.db.execute(sql`insert into id_alias (local_id, canonical_id, tbl) values (${merged}, ${kept}, 'memberships')`)
  const cup = await aTournament(ramp, ana, { status: 'Open' })
  const boat = await aBoat(ramp, cup, 3, ['Two Are One'])
  await ramp.db.execute(sql`insert into id_alias (local_id, canonical_id, tbl) values (${newId()}, ${boat.id}, 'tournament-entries')`)
  const free = await aBoat(ramp, cup, 4, ['Was Free'])
  await ramp.db.execute(sql`update tournament_entries set paid_with = '{"method":"free"}' where id = ${free.id}`)
  expect(gone.id).not.toBe(stays.id)
  const before = await lines()
  expect([await postMissed(ramp.db, AT), await lines()]).toEqual([0, before])
})
