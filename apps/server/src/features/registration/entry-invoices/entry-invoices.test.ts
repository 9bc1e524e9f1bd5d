import { newId } from '@ramplight/contract/kernel/new-id'
import { entryInvoiceCalls as calls } from '@ramplight/contract/registration/entry-invoices'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../tournament-entries/testing/a-field.ts'

describe('invoices of entries', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let helper: Person
  let lily: Person
  let tom: Person
  let lake: Awaited<ReturnType<typeof aField>>
  let entry: string
  const lines = [
    { description: 'Entry fee', cost: 33.33, quantity: 3 },
    { description: 'Big fish pot', cost: 0.1 },
    { description: 'Early bird', cost: -0.2 },
  ]
  const make = (as: Person | null, more: object = {}) =>
    ramp.call(calls.create, { as, body: { entry, tournament: lake.tournament, user: lily.id, lines, ...more } })
  const change = (id: string, body: object, as: Person = ana) => ramp.call(calls.update, { as, params: { id }, body })

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    lake = await aField(ramp, ana)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [lake.tour] })
    lily = await lake.angler('Lily Reyes')
    tom = await lake.angler('Tom Tran')
    entry = (await lake.tryEnter([lily])).body._id
  })
  afterAll(() => ramp.close())

  test('come to the sum of their lines, to the cent, whatever somebody typed', async () => {
    const { wire, body } = await make(ana)
    expect(wire).toMatchObject({ amount: 99.89, status: 'open', lines })
    expect(body.amount).toBe(3 * 3333 + 10 - 20)
    expect((await make(ana, { amount: 99.89 })).status).toBe(200)
    const typed = await make(ana, { amount: 100 })
    expect([typed.status, typed.error.details]).toEqual([400, [{ path: 'amount', message: 'must be the sum of the lines, 99.89' }]])
    const changed = await change(body._id, { lines: [{ description: 'Entry fee', cost: 0.07, quantity: 3 }] })
    expect(changed.wire).toMatchObject({ amount: 0.21 })
    expect((await change(body._id, { amount: 5 })).status).toBe(400)
    for (const wrong of [[], [{ description: 'x', cost: -5 }], [{ description: 'x', cost: 0.001 }], [{ description: '', cost: 1 }]])
      expect((await make(ana, { lines: wrong })).status).toBe(400)
  })

  test('are seen by who is asked to pay and who edits the tournament, and written by the latter', async () => {
    const { body } = await make(ana)
    const id = body._id
    for (const as of [lily, ana, admin]) expect((await ramp.call(calls.get, { as, params: { id } })).body.amount).toBe(body.amount)
    for (const as of [tom, bo, helper]) {
      expect((await ramp.call(calls.get, { as, params: { id } })).status).toBe(404)
      expect((await ramp.call(calls.search, { as, body: { entry } })).body).toEqual([])
      expect((await make(as)).status).toBe(404)
      expect((await ramp.call(calls.remove, { as, params: { id } })).status).toBe(404)
    }
    expect((await make(null)).status).toBe(401)
    expect((await ramp.call(calls.list, { as: lily })).body.length).toBeGreaterThan(0)
    expect((await change(id, { lines: [{ description: 'Free', cost: 0 }] }, lily)).status).toBe(403)
    expect((await make(lily)).status).toBe(404)
  })

  test('are for somebody in the boat, of this tournament', async () => {
    const other = await aField(ramp, ana)
    for (const [field, more] of [
      ['user', { user: tom.id }],
      ['entry', { tournament: other.tournament }],
    ] as const)
      expect((await make(ana, more)).error.message).toBe(`${field} doesn’t exist or isn’t yours.`)
    expect((await make(ana, { entry: newId() })).status).toBe(404)
    const { body } = await make(ana)
    expect((await change(body._id, { tournament: other.tournament })).status).toBe(400)
    expect((await change(body._id, { user: tom.id })).error.code).toBe('reference.unknown')
  })

  test('once paid stay as they are; deleting voids and is in the record', async () => {
    const { body } = await make(ana)
    expect((await change(body._id, { _rev: 1, status: 'paid' })).body.status).toBe('paid')
    expect((await change(body._id, { _rev: 1, note: 'Cash' })).error.code).toBe('record.stale')
    expect((await change(body._id, { note: 'Cash' })).body.note).toBe('Cash')
    for (const late of [{ lines: [{ description: 'More', cost: 500 }] }, { status: 'open' }]) {
      const refusal = await change(body._id, late)
      expect([refusal.status, refusal.error.message]).toEqual([
        409,
        'This invoice is paid and can’t be changed. Void it and create a new one.',
      ])
    }
    for (let tap = 0; tap < 2; tap++)
      expect((await ramp.call(calls.remove, { as: ana, params: { id: body._id } })).body).toEqual({ ok: true })
    expect((await ramp.call(calls.get, { as: lily, params: { id: body._id } })).body).toMatchObject({ status: 'void', amount: body.amount })
    expect((await change(body._id, { status: 'paid' })).error.code).toBe('invoice.settled')
    const voids = await ramp.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.record, body._id), eq(auditLog.action, 'voided')))
    expect(voids).toMatchObject([{ by: ana.id, tournament: lake.tournament, summary: 'Invoice of $99.89' }])
  })

  test('a lost answer writes one', async () => {
    const _id = newId()
    const taps = await Promise.all([1, 2].map(() => make(ana, { _id })))
    expect(taps.map(({ status }) => status)).toEqual([200, 200])
    expect((await make(ana, { _id, note: 'Other' })).error.code).toBe('record.id-taken')
  })
})
