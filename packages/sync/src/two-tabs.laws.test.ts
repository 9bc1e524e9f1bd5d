import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boat, type Device, ENTRIES, EVENTS, edit, entry, idOf, isAccountedFor, ramp, rowOf, secondTab, sync } from './testing/ramp.ts'
import type { Change, LocalRow } from './types.ts'

const MINUTE = 60_000

/** What somebody does in one of two tabs of a device that has no signal. */
type Deed =
  | { tab: 0 | 1; kind: 'look' }
  | { tab: 0 | 1; kind: 'crew'; crew: string }
  | { tab: 0 | 1; kind: 'weigh'; bag: number; weight: number }
  | { kind: 'signal' }

const tab = fc.constantFrom(0 as const, 1 as const)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ tab, kind: fc.constant('look' as const) }),
  fc.record({ tab, kind: fc.constant('crew' as const), crew: fc.constantFrom('Dale', 'Otis', 'Mei') }),
  fc.record({ tab, kind: fc.constant('weigh' as const), bag: fc.integer({ min: 1, max: 3 }), weight: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('signal' as const) }),
)

test('whatever two tabs do by turns, what was called kept is there, and a crew is replaced only by who has seen it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 14 }), async (deeds) => {
      const place = ramp()
      const first = place.device()
      const tabs = [first, place.device(first.store)]
      place.server.change(ENTRIES, boat(1), { boatNumber: 1, crew: 'Lily' })
      await sync(place, first)
      const read = async (): Promise<LocalRow> => (await first.engine.rowsOf(ENTRIES))[0] as LocalRow
      const seen: LocalRow[] = [await read(), await read()]
      const bags = new Map<string, number>()
      for (const one of deeds) {
        if (one.kind === 'signal') {
          await sync(place, first)
          continue
        }
        const { engine } = tabs[one.tab]!
        if (one.kind === 'look') seen[one.tab] = await read()
        if (one.kind === 'weigh') {
          const id = idOf('ba9', one.bag)
          const event: Change = { kind: 'event', tbl: EVENTS, id, event: { entry: boat(1), weight: one.weight } }
          const isKept = await engine.record([event]).then(
            () => true,
            () => false,
          )
          if (isKept) {
            expect(bags.get(id) ?? one.weight).toBe(one.weight)
            bags.set(id, one.weight)
          }
        }
        if (one.kind === 'crew') {
          const before = await read()
          const { _rev } = seen[one.tab]!
          const isKept = await engine.record([{ kind: 'edit', tbl: ENTRIES, id: boat(1), patch: { crew: one.crew }, seen: _rev }]).then(
            () => true,
            () => false,
          )
          const after = await read()
          if (!isKept) expect(after.crew).toBe(before.crew)
          else if (before.crew !== one.crew) expect(seen[one.tab]!.crew).toBe(before.crew)
          if (isKept) seen[one.tab] = after
        }
      }
      const logged = new Map((await first.engine.rowsOf(EVENTS)).map(({ _id, weight }) => [_id, weight]))
      expect(logged).toEqual(bags)
      expect(isAccountedFor(await first.engine.counts())).toBe(true)
    }),
    { numRuns: 100 },
  )
}, 30_000)

test('a crew that was saved in one tab is not replaced by a tab that looked before it', async () => {
  const place = ramp()
  const first = place.device()
  const second = place.device(first.store)
  place.server.change(ENTRIES, boat(1), { boatNumber: 1, crew: 'Lily' })
  await sync(place, first)
  const [{ _rev: seen }] = (await first.engine.rowsOf(ENTRIES)) as [LocalRow]
  const save = (crew: string): Change[] => [{ kind: 'edit', tbl: ENTRIES, id: boat(1), patch: { crew }, seen }]
  await first.engine.record(save('Dale'))
  await expect(second.engine.record(save('Otis'))).rejects.toMatchObject({
    code: 'record.stale',
    details: { yours: { crew: 'Otis' }, theirs: { crew: 'Dale' } },
  })
  expect((await first.engine.rowsOf(ENTRIES))[0]).toMatchObject({ crew: 'Dale' })
  // The same in both is no question.
  await second.engine.record(save('Dale'))
})

test("the revision is the server's again when nothing waits, and no device sends another one", async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  await rosa.engine.record([{ kind: 'edit', tbl: ENTRIES, id: boat(1), patch: { boatNumber: 2 } }])
  const [{ _rev: between }] = (await rosa.engine.rowsOf(ENTRIES)) as [LocalRow]
  expect(between).toBeGreaterThan(1)
  expect(between).toBeLessThan(2)
  expect(rosa.store.dump('outbox')).toMatchObject([{ baseRev: 1 }])
  await sync(place, rosa)
  expect((await rosa.engine.rowsOf(ENTRIES))[0]).toMatchObject({ _rev: 2 })
})

/** A boat is back, somebody sets the clock, or there is a signal; in one of two tabs. */
type Moment = { tab: 0 | 1; kind: 'back' } | { kind: 'set'; minutes: number } | { tab: 0 | 1; kind: 'signal' }

const moments: fc.Arbitrary<Moment[]> = fc.array(
  fc.oneof(
    fc.record({ tab, kind: fc.constant('back' as const) }),
    fc.record({ kind: fc.constant('set' as const), minutes: fc.integer({ min: -90, max: 90 }) }),
    fc.record({ tab, kind: fc.constant('signal' as const) }),
  ),
  { maxLength: 8 },
)

/** What the server has of every return in the end. `tabs`: 2, or all of it in one. */
async function returnsAfter(deeds: Moment[], tabs: 1 | 2): Promise<unknown> {
  const place = ramp()
  const first = place.device()
  const both = [first, tabs === 2 ? secondTab(place, first) : first] as const
  await first.engine.record([entry(1)])
  const back = async (device: Device, day: number) => {
    const at = new Date(place.clock.now() + (device.engine.state().clockOff ?? 0)).toISOString()
    const { checkInLog } = (await rowOf(device, 1)) as { checkInLog?: object }
    const log = { ...checkInLog, [idOf('c', day)]: { moment: `back-${day}`, at, clock: 'expected' } }
    await device.engine.record([edit(1, { checkInLog: log })])
  }
  for (const [index, deed] of deeds.entries()) {
    if (deed.kind === 'signal') await sync(place, both[deed.tab])
    if (deed.kind === 'back') await back(both[deed.tab], index)
    if (deed.kind === 'set') {
      place.clock.set(place.clock.now() + deed.minutes * MINUTE)
      place.server.said.off -= deed.minutes * MINUTE
    }
  }
  await sync(place, first)
  return place.server.records.get(boat(1))?.doc?.checkInLog
}

test('in which of two tabs a boat is said to be back makes no difference, whatever clocks are set', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async (deeds) => {
      expect(await returnsAfter(deeds, 2)).toEqual(await returnsAfter(deeds, 1))
    }),
    { numRuns: 60 },
  )
}, 30_000)

test('a tab knows of the server what the tab that leads has heard, also when it is the next to lead', async () => {
  const place = ramp()
  const first = place.device()
  const second = secondTab(place, first)
  place.server.said.off = 7 * MINUTE
  await sync(place, first)
  const { lastContact, lastPull, clockOff } = first.engine.state()
  expect(clockOff).toBe(7 * MINUTE)
  expect(second.engine.state()).toMatchObject({ phase: 'not-leader', isReady: true, lastContact, lastPull, clockOff })
})
