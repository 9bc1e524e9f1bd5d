import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { winningsCalls } from '@ramplight/contract/payments/winnings'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { auditCalls } from '@ramplight/contract/system/audit'
import { LAKE_FORK, SIX_TO_THREE } from '@ramplight/testkit/lake-fork'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '#features/content/documents/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { paymentStore } from './index.ts'
import type { PaymentRow } from './payments.store.ts'

describe('payments', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let bo: Person
  let co: Person
  let helper: Person
  let lily: Person
  let tom: Person
  let anas: string
  let bos: string
  const tour = newId()

  async function aTournament(director: Person, coDirectors: string[] = []): Promise<string> {
    const row = await tournamentStore.insert(
      ramp.db,
      {
        name: 'Lake Fork #4',
        ...LAKE_FORK,
        dateSpanType: 'single',
        tournamentDates: ['2027-06-12'],
        startDate: '2027-06-12',
        ...SIX_TO_THREE,
        status: 'Completed',
        tour,
        director: director.id,
        coDirectors,
      },
      { id: director.id, at: '2027-01-01T00:00:00.000Z', device: null },
      { summary: 'Tournament' },
      () => false,
    )
    return row.id
  }
  const pay = (as: Person | null, whom: Person, tournament: string | null, amount = 50.25) =>
    ramp.call(paymentCalls.create, {
      as,
      body: { amount, user: whom.id, description: `For ${whom.name}`, sourceModuleRecord: tournament },
    })
  /** As a finalized result writes it. */
  const generated = (whom: Person, tournament: string, status: 'completed' | 'pending' = 'completed') =>
    paymentStore.insert(
      ramp.db,
      {
        amount: 120_000,
        user: whom.id,
        status,
        debitOrCredit: 'debit',
        paymentForType: 'Tournament',
        sourceModuleRecord: tournament,
        onceKey: newId(),
      },
      { id: ana.id, at: '2027-06-12T22:00:00.000Z', device: null },
      { summary: 'Payout', tournament },
      () => false,
    )
  const seenBy = async (as: Person) =>
    (await ramp.call(paymentCalls.list, { as })).body.map((p) => `${p.userName} ${p.amount / 100}`).sort()

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    co = await ramp.person('Director', 'Co Dir')
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour] })
    anas = await aTournament(ana, [co.id])
    bos = await aTournament(bo)
  })
  afterAll(() => ramp.close())

  test('each sees their own money, a director that of their tournaments, a co-director too, an assistant none, an admin all', async () => {
    expect((await pay(ana, lily, anas, 50.25)).wire).toMatchObject({ amount: 50.25, userName: 'Lily Reyes', status: 'pending' })
    await pay(ana, tom, anas, 30)
    await pay(bo, lily, bos, 20)
    expect(await seenBy(lily)).toEqual(['Lily Reyes 20', 'Lily Reyes 50.25'])
    expect(await seenBy(tom)).toEqual(['Tom Tran 30'])
    expect(await seenBy(ana)).toEqual(['Lily Reyes 50.25', 'Tom Tran 30'])
    expect(await seenBy(co)).toEqual(['Lily Reyes 50.25', 'Tom Tran 30'])
    expect(await seenBy(bo)).toEqual(['Lily Reyes 20'])
    expect(await seenBy(helper)).toEqual([])
    expect(await seenBy(admin)).toHaveLength(3)
    expect((await ramp.call(paymentCalls.list)).status).toBe(401)
    const search = await ramp.call(paymentCalls.search, { as: lily, body: { sourceModuleRecord: anas, status: 'pending' } })
    expect(search.body.map((p) => p.amount)).toEqual([5025])
    expect((await ramp.call(paymentCalls.search, { as: bo, body: { sourceModuleRecord: anas } })).body).toEqual([])
  })

  test('what each angler won in a year: by the calendar at the ramp, refunds and void money apart, the payments add up, other directors see none', async () => {
    const [event, won] = [await aTournament(ana), await ramp.person('Angler', 'Wynn Ott', { tours: [tour] })]
    const paidOut = async (amount: number, at: string, more: Partial<PaymentRow> = {}) => {
      const row = { amount, user: won.id, status: 'completed', debitOrCredit: 'debit', sourceModuleRecord: event, ...more } as const
      const doer = { id: ana.id, at, device: null }
      await paymentStore.insert(ramp.db, { description: 'Payout', ...row }, doer, { summary: 'Payout', tournament: event }, () => false)
    }
    await paidOut(150_000, '2031-06-12T22:00:00.000Z')
    // Still the evening of December 31 at the ramp.
    await paidOut(60_000, '2032-01-01T03:00:00.000Z')
    await paidOut(7_000, '2032-01-01T12:00:00.000Z')
    await paidOut(9_000, '2031-07-01T12:00:00.000Z', { status: 'void' })
    const fee = [{ type: 'Entry Fee' as const, key: 'fee', cost: 4_000, description: 'Given back' }]
    await paidOut(4_000, '2031-07-02T12:00:00.000Z', { items: fee })
    await paidOut(3_000, '2031-07-03T12:00:00.000Z', { metaData: { checkout: newId(), method: 'card' } })
    const in2031 = async (as: Person) => (await ramp.call(winningsCalls.winnings, { as, params: { year: '2031' } })).body
    const { people, years, reportedFrom } = await in2031(ana)
    expect(people).toMatchObject([{ name: 'Wynn Ott', won: 210_000, taxForm: null, payments: [{ won: 150_000 }, { won: 60_000 }] }])
    expect([years.slice(0, 2), years.at(-1), reportedFrom]).toEqual([['2032', '2031'], '2023', 200_000])
    expect([(await in2031(bo)).people, (await in2031(won)).people]).toEqual([[], []])
    // What the accountant said for one year stays for that year, and for this director.
    const set = async (winningsReportedFrom: Record<string, number | null>) => {
      const { _id: id } = (await ramp.call(directorSettingsCalls.byUser, { as: ana, params: { id: ana.id } })).body
      return ramp.call(directorSettingsCalls.update, { as: ana, params: { id }, body: { winningsReportedFrom } })
    }
    await set({ 2031: 2150.5 })
    await set({ 2032: 600 })
    expect(await in2031(ana)).toMatchObject({ reportedFrom: 215_050, usuallyFrom: 200_000 })
    expect((await in2031(bo)).reportedFrom).toBe(200_000)
    expect((await set({ 2031: null })).body.winningsReportedFrom).toEqual({ 2032: 60_000 })
    expect((await in2031(ana)).reportedFrom).toBe(200_000)
    expect((await set({ 1931: 600 })).error.code).toBe('request.invalid')

    const w9 = { label: 'Form W-9', path: '/uploads/w9.pdf', user: won.id, director: ana.id }
    const asked = { ...w9, requestedDocInfo: { text: 'Sign it' }, dateUploaded: '2031-08-01T12:00:00.000Z' }
    const hand = (row: typeof asked | typeof w9, at: string) =>
      ramp.db.insert(documents).values({ id: newId(), dateUploaded: at, createdAt: at, updatedAt: at, ...row })
    await hand(asked, '2031-08-01T12:00:00.000Z')
    expect((await in2031(ana)).people[0]!.taxForm).toEqual({ state: 'asked', at: '2031-08-01T12:00:00.000Z' })
    await hand(w9, '2031-08-09T12:00:00.000Z')
    expect((await in2031(ana)).people[0]!.taxForm).toEqual({ state: 'there', at: '2031-08-09T12:00:00.000Z' })
    expect((await in2031(admin)).people.find(({ user }) => user === won.id)!.won).toBe(210_000)
  })

  test("a payment of another director's tournament does not exist, and an angler reads theirs but does not change it", async () => {
    const { body } = await pay(ana, tom, anas)
    const { _id: id } = body
    for (const as of [bo, lily, helper]) expect((await ramp.call(paymentCalls.get, { as, params: { id } })).status).toBe(404)
    for (const as of [bo, helper]) expect((await ramp.call(paymentCalls.remove, { as, params: { id } })).status).toBe(404)
    expect((await ramp.call(paymentCalls.get, { as: tom, params: { id } })).body.amount).toBe(5025)
    expect((await ramp.call(paymentCalls.update, { as: tom, params: { id }, body: { amount: 9000 } })).status).toBe(403)
    expect((await ramp.call(paymentCalls.remove, { as: tom, params: { id } })).status).toBe(403)
  })

  test('a director pays for their own tournament only, and only people who exist', async () => {
    expect((await pay(bo, lily, anas)).status).toBe(404)
    expect((await pay(lily, lily, anas)).status).toBe(404)
    expect((await pay(ana, lily, null)).status).toBe(404)
    expect((await pay(null, lily, anas)).status).toBe(401)
    expect((await pay(co, lily, anas)).status).toBe(200)
    expect((await pay(admin, lily, newId())).error.code).toBe('reference.unknown')
    const ghost = await ramp.call(paymentCalls.create, { as: ana, body: { amount: 5, user: newId(), sourceModuleRecord: anas } })
    expect([ghost.status, ghost.error.code]).toEqual([400, 'reference.unknown'])
    const { body } = await pay(ana, lily, anas)
    const moved = await ramp.call(paymentCalls.update, { as: ana, params: { id: body._id }, body: { sourceModuleRecord: bos } })
    expect(moved.error.code).toBe('reference.unknown')
  })

  test('a double tap on Pay pays once', async () => {
    const items = [{ type: 'Entry Fee' as const, key: 'fee', cost: 10, description: 'Entry fee' }]
    const body = { _id: newId(), amount: 10, user: lily.id, sourceModuleRecord: anas, items, metaData: { till: 2, at: 'ramp' } }
    const taps = await Promise.all([1, 2].map(() => ramp.call(paymentCalls.create, { as: ana, body })))
    expect(taps.map((tap) => tap.status)).toEqual([200, 200])
    expect((await ramp.call(paymentCalls.search, { as: lily, body: {} })).body.filter((p) => p._id === body._id)).toHaveLength(1)
  })

  test('deleting voids: the payment stays in the record, with a line that says who did it', async () => {
    for (const row of [await generated(lily, anas), { id: (await pay(ana, lily, anas)).body._id }]) {
      for (let tap = 0; tap < 2; tap++)
        expect((await ramp.call(paymentCalls.remove, { as: ana, params: { id: row.id } })).body).toEqual({ ok: true })
      expect((await ramp.call(paymentCalls.get, { as: lily, params: { id: row.id } })).body.status).toBe('void')
      const voids = await ramp.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.record, row.id), eq(auditLog.action, 'voided')))
      expect(voids).toHaveLength(1)
      expect(voids[0]).toMatchObject({ by: ana.id, tournament: anas })
      const back = await ramp.call(paymentCalls.update, { as: ana, params: { id: row.id }, body: { status: 'completed' } })
      expect([back.status, back.error.code]).toEqual([400, 'request.invalid'])
    }
  })

  test('what a result paid is changed by reopening the result, not by typing another amount; a note may be added', async () => {
    const row = await generated(lily, anas)
    const change = (body: object) => ramp.call(paymentCalls.update, { as: ana, params: { id: row.id }, body })
    for (const body of [
      { amount: 1 },
      { user: tom.id },
      { debitOrCredit: 'credit' },
      { metaData: { result: newId() } },
      { items: [], amount: 2 },
      { status: 'pending' },
    ]) {
      const refusal = await change(body)
      expect([refusal.status, refusal.error.code]).toEqual([409, 'tournament.finalized'])
    }
    expect((await change({ amount: 1200, description: 'Check 1042' })).body).toMatchObject({ amount: 120_000, description: 'Check 1042' })
    // The form sends back what it was shown.
    const shown = (await ramp.call(paymentCalls.get, { as: ana, params: { id: row.id } })).wire as object
    const { _id, createdAt, updatedAt, userName, handedOut, open, ...fields } = shown as Record<string, unknown>
    expect((await change({ ...fields, description: 'Check 1043' })).status).toBe(200)
    const waiting = await generated(lily, anas, 'pending')
    const paid = await ramp.call(paymentCalls.update, { as: ana, params: { id: waiting.id }, body: { status: 'completed' } })
    expect(paid.body.status).toBe('completed')
  })

  test('a payment written by hand is corrected by hand', async () => {
    const { body } = await pay(ana, lily, anas, 10)
    const fixed = await ramp.call(paymentCalls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, amount: 12.5, user: tom.id } })
    expect(fixed.body).toMatchObject({ amount: 1250, userName: 'Tom Tran' })
    const stale = await ramp.call(paymentCalls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, amount: 1 } })
    expect(stale.error).toMatchObject({ code: 'record.stale', details: { yours: { amount: 1 }, theirs: { amount: 12.5 } } })
    expect(JSON.stringify(stale.error)).not.toContain('onceKey')
  })

  test('a payment that is voided while somebody edits it stays void', async () => {
    const { body } = await pay(ana, lily, anas, 10)
    const [voided] = await Promise.all([
      ramp.call(paymentCalls.remove, { as: ana, params: { id: body._id } }),
      ...[1, 2, 3].map(() => ramp.call(paymentCalls.update, { as: co, params: { id: body._id }, body: { status: 'completed' } })),
    ])
    expect(voided.status).toBe(200)
    expect((await ramp.call(paymentCalls.get, { as: ana, params: { id: body._id } })).body.status).toBe('void')
  })

  test('the record of a tournament names who did what, newest first; an assistant sees it without the money', async () => {
    const tournament = await aTournament(ana)
    const { body } = await pay(ana, lily, tournament, 75)
    await ramp.call(paymentCalls.remove, { as: ana, params: { id: body._id } })
    await tournamentStore.update(
      ramp.db,
      tournament,
      { notes: 'Windy' },
      undefined,
      { id: helper.id, at: '2027-06-12T05:00:00.000Z', device: 'ramp-1' },
      { tournament, summary: 'Notes' },
    )
    const read = (as: Person | null) => ramp.call(auditCalls.byTournament, { as, params: { id: tournament } })
    const lines = (await read(ana)).body
    expect(lines.map((line) => `${line.byName} ${line.action} ${line.summary}`)).toEqual([
      'Hal Per changed Notes',
      'Ana Hall voided Payment of $75.00: For Lily Reyes',
      'Ana Hall created Payment of $75.00: For Lily Reyes',
    ])
    expect((await read(helper)).body.map((line) => line.summary)).toEqual(['Notes'])
    expect([(await read(lily)).status, (await read(bo)).status, (await read(null)).status]).toEqual([403, 403, 404])
  })
})
