import { expect, test } from 'vitest'
import { boat, ENTRIES, edit, ramp, rowOf, sync } from '../testing/ramp.ts'

async function disagreement() {
  const place = ramp()
  const [rosa, dale] = [place.device(), place.device()]
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  await sync(place, dale)
  await rosa.engine.record([edit(1, { boatNumber: 5 })])
  await dale.engine.record([edit(1, { boatNumber: 9 })])
  await sync(place, rosa)
  await sync(place, dale)
  const [conflict] = dale.store.dump('conflicts')
  return { place, rosa, dale, id: conflict!.id as string }
}

test('Rosa and Dale give a boat two numbers: hers stands, his is kept with what he saw, and he is asked', async () => {
  const { dale } = await disagreement()
  expect(await rowOf(dale, 1)).toMatchObject({ boatNumber: 5 })
  expect(dale.store.dump('conflicts')).toMatchObject([{ base: 1, mine: 9, theirs: 5, state: 'open' }])
  expect((await dale.engine.counts()).conflicts).toBe(1)
})

test.each([
  [{ take: 'mine' as const }, 9],
  [{ take: 'theirs' as const }, 5],
  [{ take: 'value' as const, value: 12 }, 12],
])('he chooses %o: everybody has %i, and nobody is asked again', async (choice, number) => {
  const { place, rosa, dale, id } = await disagreement()
  await dale.engine.resolve(id, choice)
  expect((await dale.engine.counts()).conflicts).toBe(0)
  await sync(place, dale)
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: number })
  expect([await rowOf(rosa, 1), await rowOf(dale, 1)]).toMatchObject([{ boatNumber: number }, { boatNumber: number }])
  const said = place.server.requests.flatMap(({ ops }) => ops).find(({ resolves }) => resolves)
  expect(said).toMatchObject({ resolves: id, id: boat(1) })
  expect(await dale.engine.resolve(id, choice)).toBeNull()
})

test('a third number that came while he was choosing is asked about again', async () => {
  const { place, dale, id } = await disagreement()
  place.server.change(ENTRIES, boat(1), { boatNumber: 7 })
  await dale.engine.resolve(id, { take: 'mine' })
  await sync(place, dale)
  expect(dale.store.dump('conflicts').filter(({ state }) => state === 'open')).toMatchObject([{ base: 5, mine: 9, theirs: 7 }])
})
