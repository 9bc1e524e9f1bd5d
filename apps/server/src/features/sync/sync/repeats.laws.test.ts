import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { SYNC_TABLES, type SyncTable, TABLES } from '@ramplight/contract/sync/tables'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { leafAt, same } from '@ramplight/domain/sync/leaves'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shownRecords, type Wire } from '#platform/sync/shown-records'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from '../../../testing/a-world.ts'
import { weighInEvents } from '../../weigh-in/weigh-ins/weigh-ins.table.ts'
import { aDevice, type Device } from '../testing/a-device.ts'

/** Said by the store and the server alone. */
const OWN = new Set(['_id', '_rev', 'createdAt', 'updatedAt', 'deleted'])
const RECORDS = SYNC_TABLES.filter((tbl) => TABLES[tbl].offline === 'full')
const LOGS = SYNC_TABLES.filter((tbl) => (TABLES[tbl] as { offline: string }).offline === 'events')

/** The same kind of value, and another one. */
const otherThan = (value: unknown): unknown[] => {
  if (typeof value === 'string') return /^[0-9a-f]{24}$/.test(value) ? [newId()] : [`${value.slice(0, -1)}9`]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (value === null) return ['something']
  // An object is said leaf by leaf: an empty one says nothing.
  return Array.isArray(value) ? [[]] : []
}

describe('a change is called done only if what is stored is what was sent', () => {
  let ramp: TestServer
  let [ana, root] = [] as unknown as [Person, Person]
  let world: World
  let rosa: Device

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    root = await ramp.person('System Admin', 'Root')
    world = await aWorld(ramp, ana)
  }, 60_000)
  afterAll(() => ramp.close())

  const shown = async (tbl: SyncTable, id: string): Promise<Wire | null> => {
    const viewer: Actor = { id: root.id, userType: 'System Admin', isAssistant: false, tours: [] }
    return (await shownRecords(ramp.deps.sync, ramp.db, [{ tbl, id }], viewer))({ tbl, id })
  }

  test.each(RECORDS)(
    '%s: a record made under an id that another one has',
    async (tbl) => {
      const id = world.records[tbl]!
      rosa = aDevice(ramp, ['director-credit-banks', 'credit-transactions'].includes(tbl) ? root : ana)
      const family = ramp.deps.sync.families.get(tbl)!
      const stored = (await shown(tbl, id))!
      expect(stored, 'the world has a record of it').toBeTruthy()
      const fields = Object.keys(stored).filter((field) => !OWN.has(field) && family.kinds?.[field] !== 'derived')
      expect(fields.length).toBeGreaterThan(0)
      const said = Object.fromEntries(fields.map((field) => [field, stored[field]]))
      const wrong: string[] = []
      let last: Wire | null = stored
      for (const field of fields)
        for (const value of otherThan(stored[field])) {
          if (same(last?.[field], value)) continue
          const { status } = await rosa.send({ tbl, id, set: { ...said, [field]: value } })
          last = await shown(tbl, id)
          if ((status === 'applied' || status === 'noop') && !same(leafAt(last ?? {}, field), value))
            wrong.push(`${field}: ${JSON.stringify(value)} is ${status}, and ${JSON.stringify(last?.[field])} is stored`)
        }
      expect(wrong).toEqual([])
    },
    120_000,
  )

  /** A whole event of each log, as a device sends it. */
  const EVENTS: Partial<Record<SyncTable, () => Wire>> = {
    'weigh-in-events': () => ({
      ...{
        kind: 'weigh',
        tournament: world.tournament,
        entry: world.records['tournament-entries'],
        day: 0,
        at: '2027-06-12T20:12:00.000Z',
      },
      ...{ weight: 199, totalFish: 5, bigFish: 66, deadFishCount: 1, shortFishCount: 0, liveFishCount: 2, minutesLate: 0, periodIndex: 0 },
      ...{ species: 'Bass', station: 'North', reason: null, additional: true, manualPenalty: 1, manualPenaltyReason: 'Loud', raw: null },
    }),
  }
  /** What says when and where, and nothing about what was done. */
  const BY_THE_CLOCK = ['at', 'station', 'raw']

  test.each(LOGS)('%s: an event under an id that another one has is kept beside it, once, and answered as such', async (tbl) => {
    const event = EVENTS[tbl]!()
    const [truck, tent] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const id = newId()
    const send = (device: Device, more: Wire = {}) => device.send({ tbl, id, kind: 'event', set: { weighIn: id, ...event, ...more } })
    expect((await send(truck)).status).toBe('applied')
    expect((await send(tent)).status).toBe('noop')
    for (const field of BY_THE_CLOCK) expect((await send(tent, { [field]: otherThan(event[field])[0] })).status).not.toBe('merged')
    for (const [field, value] of Object.entries(event).filter(
      ([name]) => !BY_THE_CLOCK.includes(name) && !['kind', 'tournament', 'entry', 'day'].includes(name),
    )) {
      const other = field === 'reason' ? 'misread' : otherThan(value)[0]
      const first = await send(tent, { [field]: other })
      if (first.status === 'rejected') continue
      expect({ field, ...first }).toMatchObject({ field, status: 'merged', keptAs: expect.any(String), record: { _id: id } })
      // Sent again under the same op or another one, from any device, it is the same event.
      expect(await send(truck, { [field]: other })).toMatchObject({ status: 'merged', keptAs: first.keptAs })
      expect(await shown(tbl, first.keptAs!)).toMatchObject({ clashOf: id, [field]: other })
    }
    expect(await shown(tbl, id)).toMatchObject({ weight: event.weight })
  })

  test('two bags under one id are a question, however often a boat may weigh, until somebody says something of it', async () => {
    const [truck, tent] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const id = newId()
    const bag = EVENTS['weigh-in-events']!()
    const send = (device: Device, op: string, set: Wire) =>
      device.send({ tbl: 'weigh-in-events', id: op, kind: 'event', set: { ...bag, weighIn: id, ...set } })
    await send(truck, id, {})
    // Saved under the old id on a second device, and corrected there before it was sent.
    const fix = newId()
    const { results } = await tent.push([
      tent.op({ tbl: 'weigh-in-events', id, kind: 'event', set: { ...bag, weighIn: id, weight: 242 } }),
      tent.op({
        tbl: 'weigh-in-events',
        id: fix,
        kind: 'event',
        set: { ...bag, weighIn: id, kind: 'correct', weight: 243, reason: 'misread', after: [id] },
      }),
    ])
    const keptAs = results[0]!.keptAs!
    expect(results.map(({ status }) => status)).toEqual(['merged', 'merged'])
    expect(await shown('weigh-in-events', fix)).toMatchObject({ weighIn: keptAs, after: [keptAs], weight: 243 })
    expect((await ramp.db.select().from(weighInEvents).where(eq(weighInEvents.weighIn, id))).map(({ weight }) => weight)).toEqual([199_000])

    const flags = async () =>
      (await ramp.call(tournamentResultCalls.preview, { as: ana, params: { id: world.tournament } })).body!.checks.flags.flatMap(
        ({ weighIns }) => weighIns,
      )
    const third = await send(tent, id, { weight: 250 })
    expect(await flags()).toEqual(expect.arrayContaining([id, third.keptAs]))
    await send(tent, newId(), { weighIn: third.keptAs, kind: 'void', reason: 'Read twice', after: [third.keptAs] })
    expect(await flags()).not.toContain(third.keptAs)
  })
})
