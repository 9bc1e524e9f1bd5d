import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentSideBigfishPotCalls as calls } from '@ramplight/contract/payouts/tournament-side-bigfish-pots'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'

describe('side and big fish pots', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let lily: Person
  let lake: Awaited<ReturnType<typeof aField>>
  const make = (as: Person | null, more: object = {}) =>
    ramp.call(calls.create, { as, body: { tournament: lake.tournament, kind: 'bigFishPot', name: 'Big Bass', entryFee: 20, ...more } })
  const stored = async () => (await ramp.call(tournamentCalls.get, { as: ana, params: { id: lake.tournament } })).body
  const listed = async (as: Person | null = null, body: object = { tournament: lake.tournament }) =>
    (await ramp.call(calls.search, { as, body })).body.map(({ kind, name }) => `${kind} ${name}`)

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    lily = await ramp.person('Angler', 'Lily Reyes')
  })
  beforeEach(async () => {
    lake = await aField(ramp, ana)
  })
  afterAll(() => ramp.close())

  test("are the tournament's own lists: what is written here is read there, and the other way round", async () => {
    const { wire, body } = await make(ana)
    expect(wire).toMatchObject({ tournament: lake.tournament, kind: 'bigFishPot', entryFee: 20 })
    expect((await stored()).bigfishpots).toMatchObject([{ _id: body._id, name: 'Big Bass', entryFee: 2000 }])
    const side = { _id: newId(), name: 'Calcutta', entryFee: 50 }
    await ramp.call(tournamentCalls.update, { as: ana, params: { id: lake.tournament }, body: { sidepots: [side] } })
    expect(await listed()).toEqual(['bigFishPot Big Bass', 'sidePot Calcutta'])
    expect((await ramp.call(calls.get, { as: lily, params: { id: side._id } })).body).toMatchObject({ name: 'Calcutta', entryFee: 5000 })

    const changed = await ramp.call(calls.update, { as: ana, params: { id: side._id }, body: { entryFee: 40, kind: 'bigFishPot' } })
    expect(changed.body).toMatchObject({ kind: 'bigFishPot', name: 'Calcutta', entryFee: 4000 })
    expect(await stored()).toMatchObject({ sidepots: [], bigfishpots: [{ name: 'Big Bass' }, { name: 'Calcutta', entryFee: 4000 }] })
    await ramp.call(calls.remove, { as: ana, params: { id: body._id } })
    expect((await stored()).bigfishpots.map(({ name }) => name)).toEqual(['Calcutta'])
    const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, lake.tournament))
    expect(lines.filter(({ by }) => by === ana.id).length).toBeGreaterThanOrEqual(4)
  })

  test('stay within reach of their director when somebody else gives one of theirs the same id', async () => {
    const { body } = await make(ana)
    const cy = await ramp.person('Director', 'Cy Moss')
    const his = await aField(ramp, cy, { status: 'Draft' })
    const taken = { _id: body._id, name: 'Taken', entryFee: 1 }
    const update = await ramp.call(tournamentCalls.update, { as: cy, params: { id: his.tournament }, body: { bigfishpots: [taken] } })
    expect(update.status).toBe(200)
    const nameFor = async (as: Person | null) => (await ramp.call(calls.get, { as, params: { id: body._id } })).body?.name
    expect([await nameFor(ana), await nameFor(lily), await nameFor(null), await nameFor(cy)]).toEqual([
      'Big Bass',
      'Big Bass',
      'Big Bass',
      'Taken',
    ])
    const changed = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { name: 'Bigger Bass' } })
    expect(changed.body).toMatchObject({ tournament: lake.tournament, name: 'Bigger Bass' })
  })

  test('are seen with the tournament and written by who edits it', async () => {
    const { body } = await make(ana)
    for (const [as, status] of [
      [bo, 403],
      [lily, 403],
      [null, 401],
    ] as const) {
      expect((await make(as)).status).toBe(as ? 404 : 401)
      expect((await ramp.call(calls.update, { as, params: { id: body._id }, body: { name: 'Mine' } })).status).toBe(status)
      expect((await ramp.call(calls.remove, { as, params: { id: body._id } })).status).toBe(status)
      expect(await listed(as)).toEqual(['bigFishPot Big Bass'])
    }
    await ramp.db.update(tournaments).set({ status: 'Draft' }).where(eq(tournaments.id, lake.tournament))
    for (const as of [bo, null]) {
      expect(await listed(as)).toEqual([])
      expect((await ramp.call(calls.get, { as, params: { id: body._id } })).status).toBe(404)
    }
    expect((await ramp.call(calls.list, { as: ana })).body.map(({ _id }) => _id)).toContain(body._id)
    expect((await ramp.call(calls.list, { as: bo })).body).toEqual([])
  })

  test('added by several people at once they are all there, and a lost answer adds one', async () => {
    const _id = newId()
    const made = await Promise.all([...[1, 2, 3, 4].map((n) => make(ana, { name: `Pot ${n}` })), ...[1, 2].map(() => make(ana, { _id }))])
    expect(made.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await listed()).toHaveLength(5)
    expect((await make(ana, { _id, name: 'Other' })).error.code).toBe('record.id-taken')
    const other = await aField(ramp, ana)
    expect((await make(ana, { _id, tournament: other.tournament })).error.code).toBe('record.id-taken')
  })

  test('move the board when they change, stand still once results are final, and stay in their tournament', async () => {
    const before = await lake.revision()
    const { body } = await make(ana)
    expect(await lake.revision()).toBe(before + 1)
    const again = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { name: 'Big Bass' } })
    expect([again.status, await lake.revision()]).toEqual([200, before + 1])
    const other = await aField(ramp, ana)
    const moved = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { tournament: other.tournament } })
    expect(moved.error.code).toBe('reference.unknown')
    await lake.complete()
    const boat = await lake.enter(['Al Odom']).catch(() => null)
    if (boat) await lake.weigh(boat._id)
    for (const refusal of [
      await make(ana),
      await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { entryFee: 1 } }),
      await ramp.call(calls.remove, { as: ana, params: { id: body._id } }),
    ])
      expect([refusal.status, refusal.error.code]).toEqual([409, 'tournament.finalized'])
  })

  test('a stale change is told, with both versions; odd fields are refused by name', async () => {
    const { body } = await make(ana)
    await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: body._rev, entryFee: 30 } })
    const stale = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: body._rev, entryFee: 40 } })
    expect(stale.error).toMatchObject({ code: 'record.stale', details: { yours: { entryFee: 40 }, theirs: { entryFee: 30 } } })
    expect((await make(ana, { kind: 'mainPot', owner: 'x', entryFee: -1 })).error.details).toMatchObject(
      ['kind', 'entryFee', 'owner'].map((path) => ({ path })),
    )
    expect((await make(ana, { tournament: newId() })).status).toBe(404)
  })

  test('are found by kind, name and what the fee includes', async () => {
    await make(ana, { name: 'Big Bass', includedInEntryFee: true })
    await make(ana, { name: 'Second bass', kind: 'sidePot' })
    const { tournament } = lake
    expect(await listed(lily, { tournament, kind: 'sidePot' })).toEqual(['sidePot Second bass'])
    expect(await listed(lily, { tournament, name: 'bass', sortField: 'name', sortOrder: 'desc' })).toEqual([
      'sidePot Second bass',
      'bigFishPot Big Bass',
    ])
    expect(await listed(lily, { tournament: [tournament], includedInEntryFee: false })).toEqual(['sidePot Second bass'])
  })
})
