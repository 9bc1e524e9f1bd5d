import { expect, test } from 'vitest'
import { boat, ENTRIES, EVENTS, edit, idOf, isAccountedFor, ramp, rowOf, sync } from '../testing/ramp.ts'

test('what the server would fill in is shown until something else is said, whenever that is', async () => {
  const harbour = ramp()
  const tablet = harbour.device()
  const shown = { status: 'Pending', checkedInAt: null, settings: { limit: 5, unit: 'lb' } }
  await tablet.engine.record([{ kind: 'create', tbl: ENTRIES, id: boat(1), doc: { boatNumber: 1 }, shown }])
  await tablet.engine.record([edit(1, { checkedInAt: '04:48', settings: { limit: 4, unit: 'lb' } })])
  expect(await rowOf(tablet, 1)).toMatchObject({ status: 'Pending', checkedInAt: '04:48', settings: { limit: 4, unit: 'lb' } })
  await sync(harbour, tablet)
  expect(harbour.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1, checkedInAt: '04:48' })
})

const BAG = idOf('ba6', 1)
const weigh = { kind: 'event', tbl: EVENTS, id: BAG, event: { kind: 'weigh', weighIn: BAG, entry: boat(1) } } as const
const forget = { kind: 'delete', tbl: EVENTS, id: BAG } as const
const isHere = async ({ engine }: ReturnType<ReturnType<typeof ramp>['device']>) => (await engine.rowsOf(EVENTS)).length > 0

test('a bag that never left the tablet is forgotten; one that did stays in the log, and is struck out there', async () => {
  const harbour = ramp()
  const tablet = harbour.device()
  await tablet.engine.record([weigh])
  await tablet.engine.record([forget])
  expect(await isHere(tablet)).toBe(false)

  await tablet.engine.record([weigh])
  await sync(harbour, tablet)
  expect(await tablet.engine.record([forget])).toEqual([{ opId: null, tbl: EVENTS, id: BAG }])
  expect(await isHere(tablet)).toBe(true)
  const counts = await tablet.engine.counts()
  expect(counts).toMatchObject({ pending: 0, quarantined: 0 })
  expect(isAccountedFor(counts)).toBe(true)
})
