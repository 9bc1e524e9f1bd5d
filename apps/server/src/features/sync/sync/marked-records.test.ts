import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'

describe('calls on many records, with a mark in each', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let lake: Awaited<ReturnType<typeof aField>>

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Diaz')
    lake = await aField(ramp, ana)
  })
  afterAll(() => ramp.close())

  const send = async (records: object[], as = ana) => {
    const { body, error } = await ramp.call(tournamentEntryCalls.bulkCreate, { as, body: records as never })
    if (!body) throw new Error(JSON.stringify(error))
    return body
  }
  const boats = async () => (await ramp.call(tournamentEntryCalls.search, { as: ana, body: { tournament: lake.tournament } })).body
  const boat = async (name: string, more: object = {}) => ({
    _id: newId(),
    tournament: lake.tournament,
    users: [(await ramp.person('Angler', name, { tours: [lake.tour] })).id],
    $sync: { op: newId(), rev: 0 },
    ...more,
  })

  test('a batch whose answer was lost counts once, whatever was done to the boats since', async () => {
    const batch = [await boat('Lily Reyes', { boatNumber: 1 }), await boat('Tom Tran', { boatNumber: 2 })]
    const first = await send(batch)
    expect(first).toMatchObject({
      ok: true,
      acknowledged: true,
      results: batch.map(({ _id }) => ({ _id, ok: true, status: 'applied', rev: 1 })),
    })
    await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: batch[0]!._id }, body: { boatNumber: 7 } })
    const [lily, tom] = first.results
    // What has been changed since comes along.
    expect(await send(batch)).toEqual({ ...first, results: [{ ...lily, record: expect.objectContaining({ boatNumber: 7 }) }, tom] })
    expect((await boats()).map(({ boatNumber }) => boatNumber).sort()).toEqual([2, 7])
  })

  test('what was changed by two people is merged, and each record answers for itself', async () => {
    const [mo, ed] = [await boat('Mo Odom', { boatNumber: 11 }), await boat('Ed Poe', { boatNumber: 12 })]
    await send([mo, ed])
    await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: mo._id }, body: { inSidePot: true, boatNumber: 13 } })
    const seen = { tournament: mo.tournament, users: mo.users, boatNumber: 11, status: 'Pending' }
    const late = (more: object) => ({ ...mo, status: 'Paid', ...more })
    const ghost = { ...(await boat('Cy Hall')), users: [newId()] }
    const { ok, results } = await send([
      late({ boatNumber: 14, $sync: { op: newId(), rev: 1, base: seen } }),
      { ...ed, boatNumber: 20, status: 'Paid', $sync: { op: newId(), rev: 1, base: { ...ed, status: 'Pending' }, fields: ['status'] } },
      ghost,
    ])
    expect(ok).toBe(false)
    expect(results).toMatchObject([
      {
        _id: mo._id,
        ok: true,
        status: 'merged',
        conflicts: [{ field: 'boatNumber', base: 11, mine: 14, theirs: 13 }],
        record: { boatNumber: 13 },
      },
      { _id: ed._id, ok: true, status: 'applied', rev: 2 },
      { _id: ghost._id, ok: false, status: 'deferred', missing: ghost.users },
    ])
    const stored = new Map((await boats()).map((one) => [one._id, one]))
    expect(stored.get(mo._id)).toMatchObject({ boatNumber: 13, status: 'Paid', inSidePot: true })
    expect(stored.get(ed._id)).toMatchObject({ boatNumber: 12, status: 'Paid' })
  })

  test('deletions count once, too; a stranger deletes nothing', async () => {
    const gus = await boat('Gus Tran')
    await send([gus])
    const ids = [{ _id: gus._id, $sync: { op: newId(), rev: 1 } }]
    const remove = async (list: object[], as = ana) =>
      (await ramp.call(tournamentEntryCalls.bulkDelete, { as, body: { ids: list } as never })).body
    const theirs = await remove([{ _id: gus._id, $sync: { op: newId(), rev: 1 } }], bo)
    expect(theirs).toMatchObject({ ok: false, results: [{ _id: gus._id, ok: false, status: 'forbidden', record: null }] })
    const first = await remove(ids)
    expect(first).toMatchObject({ ok: true, acknowledged: true, results: [{ _id: gus._id, ok: true, status: 'applied' }] })
    await ramp.db.execute(sql`update tournament_entries set deleted = false where id = ${gus._id}`)
    expect(await remove(ids)).toEqual(first)
    expect((await boats()).some(({ _id }) => _id === gus._id)).toBe(true)
  })

  test('dollars are compared as they cross the wire', async () => {
    const [payment] = [
      { _id: newId(), amount: 10.25, user: ana.id, sourceModuleRecord: lake.tournament, status: 'pending', debitOrCredit: 'credit' },
    ]
    const pay = async (more: object) =>
      (await ramp.call(paymentCalls.bulkCreate, { as: ana, body: [{ ...payment, ...more }] as never })).body.results[0]
    expect(await pay({ $sync: { op: newId(), rev: 0 } })).toMatchObject({ status: 'applied' })
    expect(await pay({ $sync: { op: newId(), rev: 1, base: { ...payment, amount: 9 } } })).toMatchObject({
      status: 'noop',
      record: { amount: 10.25 },
    })
  })

  test('without a mark nothing is another call than before; half of a batch is no batch', async () => {
    const { $sync: _, ...plain } = await boat('Ike Hall')
    expect(await send([plain])).toEqual({ ok: true, acknowledged: true, results: [{ _id: plain._id, ok: true }] })
    const { status, error } = await ramp.call(tournamentEntryCalls.bulkCreate, { as: ana, body: [plain, await boat('Al Hall')] as never })
    expect([status, error?.code]).toEqual([400, 'request.invalid'])
    expect(
      (await ramp.call(divisionCalls.create, { as: ana, body: { name: 'A', tour: lake.tour, $sync: { op: newId(), rev: 0 } } as never }))
        .status,
    ).toBe(400)
  })
})
