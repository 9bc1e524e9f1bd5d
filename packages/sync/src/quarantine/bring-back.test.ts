import { expect, test } from 'vitest'
import {
  boat,
  type Device,
  ENTRIES,
  EVENTS,
  edit,
  entry,
  idOf,
  isAccountedFor,
  type Ramp,
  ramp,
  remove,
  rowOf,
  sync,
} from '../testing/ramp.ts'
import type { Change, TrashRow } from '../types.ts'
import type { Trashed } from './bring-back.ts'

const bag = idOf('e', 1)
const other = idOf('e', 2)
const weigh = (id: string, weight: number): Change => ({ kind: 'event', tbl: EVENTS, id, event: { entry: boat(1), weight } })
const REFUSED = { status: 'rejected' as const, code: 'weigh-in.not-open', message: 'The weigh-in is not open.' }
const logged = async ({ engine }: Device) => (await engine.rowsOf(EVENTS)).map(({ weight }) => weight).sort()
const inTrash = ({ store }: Device) => store.dump('trash') as unknown as Trashed[]

async function refusedBag(): Promise<{ place: Ramp; rosa: Device; opId: string; allow: () => void }> {
  const place = ramp()
  const rosa = place.device()
  let isShut = true
  place.server.refuse((op) => (op.kind === 'event' && isShut ? REFUSED : null))
  await rosa.engine.record([weigh(bag, 14)])
  await sync(place, rosa)
  return { place, rosa, opId: rosa.store.dump('quarantine')[0]!.opId as string, allow: () => (isShut = false) }
}

test('a bag that takes the place of a refused one is kept in the moment in which that one is put away', async () => {
  const { rosa, opId } = await refusedBag()
  await rosa.engine.replace(opId, [weigh(other, 15)])
  expect(await logged(rosa)).toEqual([15])
  expect(inTrash(rosa)).toMatchObject([{ id: bag, doc: { weight: 14 }, given: [{ kind: 'event', why: 'replaced' }] }])
  expect(isAccountedFor(await rosa.engine.counts())).toBe(true)
})

test('a device that has no room for the new bag keeps the refused one', async () => {
  const { rosa, opId } = await refusedBag()
  rosa.store.onCommit(() => {
    throw new Error('no room')
  })
  await expect(rosa.engine.replace(opId, [weigh(other, 15)])).rejects.toThrow('no room')
  rosa.store.onCommit(null)
  expect(await logged(rosa)).toEqual([14])
  expect(await rosa.engine.counts()).toMatchObject({ quarantined: 1, pending: 0, discarded: 0 })
})

test('a refused bag that was thrown away is brought back and sent once more', async () => {
  const { place, rosa, opId, allow } = await refusedBag()
  await rosa.engine.discard(opId)
  expect(await logged(rosa)).toEqual([])
  const [trashed] = inTrash(rosa)
  expect(await rosa.engine.bringBack(trashed!)).toHaveLength(1)
  expect(await logged(rosa)).toEqual([14])
  expect(inTrash(rosa)).toEqual([])
  allow()
  await sync(place, rosa)
  expect(await rosa.engine.counts()).toMatchObject({ pending: 0, quarantined: 0 })
  expect(place.server.records.get(bag)?.doc).toMatchObject({ weight: 14 })
  expect(await rosa.engine.bringBack(trashed!)).toEqual([])
  expect(isAccountedFor(await rosa.engine.counts())).toBe(true)
})

test('two changes of one boat that were given up one after the other both come back', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1, flight: 'A' })
  await sync(place, rosa)
  let isShut = true
  place.server.refuse((op) => (op.kind === 'up' && isShut ? { status: 'rejected', code: 'boat-number.taken', message: '' } : null))
  for (const patch of [{ boatNumber: 13 }, { flight: 'C' }]) {
    await rosa.engine.record([edit(1, patch)])
    await sync(place, rosa)
    await rosa.engine.discard(rosa.store.dump('quarantine')[0]!.opId as string)
  }
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 1, flight: 'A' })
  const { tbl, id, given } = rosa.store.dump('trash')[0] as unknown as TrashRow

  isShut = false
  for (const at of new Set(given!.map(({ givenUpAt }) => givenUpAt))) await rosa.engine.bringBack({ tbl, id, at })
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 13, flight: 'C' })
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 13, flight: 'C' })
})

test('a boat that nobody had heard of comes back with all that was said of it', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1, { boatNumber: 7 })])
  await rosa.engine.record([edit(1, { flight: 'B' })])
  await rosa.engine.record([remove(1)])
  expect(await rowOf(rosa, 1)).toBeUndefined()
  await rosa.engine.bringBack(inTrash(rosa)[0]!)
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 7, flight: 'B' })
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 7, flight: 'B' })
  expect(isAccountedFor(await rosa.engine.counts())).toBe(true)
})

test('a deletion that was not sent yet is taken back, with the change that went with it', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1, flight: 'A' })
  await sync(place, rosa)
  await rosa.engine.record([edit(1, { flight: 'B' })])
  await rosa.engine.record([remove(1)])
  await rosa.engine.bringBack(inTrash(rosa)[0]!)
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 1, flight: 'B' })
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1, flight: 'B' })
  expect(isAccountedFor(await rosa.engine.counts())).toBe(true)
})
