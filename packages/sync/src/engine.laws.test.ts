import type { Id } from '@ramplight/domain/kernel/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TransportFailure } from './ports.ts'
import { boat, type Device, idOf, isAccountedFor, type Ramp, ramp } from './testing/ramp.ts'
import type { OutboxRow } from './types.ts'

const ENTRIES = 'tournament-entries'
const EVENTS = 'weigh-in-events'
const FIELDS = ['boatNumber', 'status', 'flight', 'users'] as const

type Step =
  | { kind: 'create' | 'delete'; device: number; boat: number }
  | { kind: 'edit'; device: number; boat: number; field: number }
  | { kind: 'weigh'; device: number }
  | { kind: 'round'; device: number; fault: Fault }
  | { kind: 'restart'; device: number }
type Fault = { call: 'hello' | 'changes' | 'push'; after: boolean; how: 'cut' | 'slow' | 'broken' } | null

const device = fc.nat(2)
const aBoat = fc.nat(3)
const fault: fc.Arbitrary<Fault> = fc.option(
  fc.record({
    call: fc.constantFrom('hello' as const, 'changes' as const, 'push' as const),
    after: fc.boolean(),
    how: fc.constantFrom('cut' as const, 'slow' as const, 'broken' as const),
  }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('create' as const, 'delete' as const), device, boat: aBoat }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), device, boat: aBoat, field: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('weigh' as const), device }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('round' as const), device, fault }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), device }) },
)

const FAILURES: Record<NonNullable<Fault>['how'], TransportFailure> = {
  cut: { kind: 'unreachable', timedOut: false },
  slow: { kind: 'unreachable', timedOut: true },
  broken: { kind: 'broken', status: 502 },
}

type Day = { place: Ramp; devices: Device[]; issued: Map<Id, OutboxRow>; deleted: Set<Id>; made: number }

/** What a person does, as far as it can be done now. Ids are made on the device, so no two create the same. */
async function live(day: Day, step: Step): Promise<void> {
  const { engine, store } = day.devices[step.device]!
  const value = ++day.made
  const rows = await engine.rowsOf(ENTRIES)
  const row = 'boat' in step ? rows[step.boat % rows.length] : undefined
  if (step.kind === 'create')
    await engine.record([{ kind: 'create', tbl: ENTRIES, id: boat(value), doc: { status: value, users: [`u${value}`] } }])
  if (step.kind === 'edit' && row) {
    const field = FIELDS[step.field]!
    const users = [...((row.users as string[] | undefined) ?? []), `u${value}`]
    await engine.record([{ kind: 'edit', tbl: ENTRIES, id: row._id as Id, patch: field === 'users' ? { users } : { [field]: value } }])
  }
  if (step.kind === 'delete' && row) {
    await engine.record([{ kind: 'delete', tbl: ENTRIES, id: row._id as Id }])
    day.deleted.add(row._id as Id)
  }
  if (step.kind === 'weigh') await engine.record([{ kind: 'event', tbl: EVENTS, id: idOf('e', value), event: { weight: value } }])
  if (step.kind === 'restart') day.devices[step.device] = day.devices[step.device]!.restart()
  if (step.kind === 'round') await round(day, step)
  for (const op of store.dump('outbox') as OutboxRow[]) day.issued.set(op.opId, op)
}

/** A little signal, that may go in the middle. */
async function round({ place: { server, clock }, devices }: Day, { device, fault }: Extract<Step, { kind: 'round' }>): Promise<void> {
  const { engine } = devices[device]!
  let broken = 0
  server.fail((call) => (fault?.call === call && broken++ === 0 ? { failure: FAILURES[fault.how], after: fault.after } : null))
  engine.lead()
  await clock.pass(10)
  await engine.stop()
  server.fail(null)
}

/** Signal for everybody, until nothing happens any more. */
async function quiesce({ place, devices }: Day): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (const { engine } of devices) {
      engine.lead()
      await place.clock.pass(130_000)
      await engine.stop()
    }
  }
}

const withoutScopes = (rows: Record<string, unknown>[]) =>
  rows.map(({ _scopes, ...row }) => row).sort((a, b) => (String(a._id) < String(b._id) ? -1 : 1))

const beginning = (place: Ramp, devices: Device[]): Day => ({ place, devices, issued: new Map(), deleted: new Set(), made: 0 })

test('three stations on a bad network: nothing is lost, nothing counts twice, all show the same in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const place = ramp({ kinds: { users: 'set' } })
      const day = beginning(place, [place.device(), place.device(), place.device()])
      for (const step of steps) {
        await live(day, step)
        for (const { engine } of day.devices) expect(isAccountedFor(await engine.counts())).toBe(true)
      }
      await quiesce(day)

      const { server } = place
      const truth = [...server.records.values()].flatMap(({ tbl, doc }) => (doc && tbl === ENTRIES ? [doc] : []))
      const refused: Record<string, unknown>[] = []
      for (const { engine, store } of day.devices) {
        const counts = await engine.counts()
        expect(counts).toMatchObject({ pending: 0, sealed: 0, waiting: 0 })
        expect(isAccountedFor(counts)).toBe(true)
        const held = store.dump('quarantine')
        refused.push(...held)
        const isDecided = ({ _id }: Record<string, unknown>) => !held.some(({ id }) => id === _id)
        expect(withoutScopes(await engine.rowsOf(ENTRIES)).filter(isDecided)).toEqual(withoutScopes(truth).filter(isDecided))
        expect(store.dump('shadow').length).toBe(new Set(held.map(({ id }) => id)).size)
      }

      for (const times of server.effects.values()) expect(times).toBe(1)
      for (const id of day.deleted) expect(server.records.get(id)?.doc ?? null).toBeNull()
      const kept = day.devices.map(({ store }) => [store.dump('questions'), store.dump('trash')])
      const everything = JSON.stringify([server.history, refused, kept])
      for (const { set, kind, id } of day.issued.values()) {
        if (kind === 'event') expect(server.records.get(id)?.doc).toBeTruthy()
        for (const value of Object.values(set ?? {}).flat()) expect(everything).toContain(JSON.stringify(value))
      }
    }),
    { numRuns: 150 },
  )
}, 120_000)

test('one station alone: the server has what its screens last showed, however often the network broke, and nothing is asked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const place = ramp({ kinds: { users: 'set' } })
      const day = beginning(place, [place.device()])
      for (const step of steps) await live(day, { ...step, device: 0 })
      const shown = await day.devices[0]!.engine.rowsOf(ENTRIES)
      await quiesce(day)
      const { engine, store } = day.devices[0]!
      const truth = [...place.server.records.values()].flatMap(({ tbl, doc }) => (doc && tbl === ENTRIES ? [doc] : []))
      const values = (rows: Record<string, unknown>[]) => withoutScopes(rows).map(({ _rev, ...row }) => row)
      expect(values(truth)).toEqual(values(shown))
      expect(values(await engine.rowsOf(ENTRIES))).toEqual(values(shown))
      expect([store.dump('questions'), store.dump('quarantine')]).toEqual([[], []])
    }),
    { numRuns: 150 },
  )
}, 120_000)
