import { expect, test } from 'vitest'
import { boat, ENTRIES, edit, idOf, ramp, rowOf, sync } from '../testing/ramp.ts'

/** Rosa's number is on the server, Dale's other one not yet. */
async function twoNumbers() {
  const place = ramp()
  const [rosa, dale] = [place.device(), place.device()]
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  await sync(place, dale)
  await rosa.engine.record([edit(1, { boatNumber: 5 })])
  await dale.engine.record([edit(1, { boatNumber: 9 })])
  await sync(place, rosa)
  return { place, rosa, dale }
}

async function disagreement() {
  const { place, rosa, dale } = await twoNumbers()
  await sync(place, dale)
  const [question] = dale.store.dump('questions')
  return { place, rosa, dale, id: question!._id as string }
}

test('Rosa and Dale give a boat two numbers: hers stands, his is kept with what he saw, and he is asked', async () => {
  const { dale } = await disagreement()
  expect(await rowOf(dale, 1)).toMatchObject({ boatNumber: 5 })
  expect(dale.store.dump('questions')).toMatchObject([{ base: 1, mine: 9, theirs: 5, state: 'open' }])
  expect((await dale.engine.counts()).conflicts).toBe(1)
})

test.each([
  [{ take: 'mine' as const }, 9],
  [{ take: 'theirs' as const }, 5],
  [{ take: 'value' as const, value: 12 }, 12],
])('he chooses %o: everybody has %i, and nobody is asked again', async (choice, number) => {
  const { place, rosa, dale, id } = await disagreement()
  await dale.engine.answer(id, choice)
  expect((await dale.engine.counts()).conflicts).toBe(0)
  await sync(place, dale)
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: number })
  expect([await rowOf(rosa, 1), await rowOf(dale, 1)]).toMatchObject([{ boatNumber: number }, { boatNumber: number }])
  for (const { store } of [rosa, dale]) expect(store.dump('questions')).toEqual([])
  expect(await dale.engine.answer(id, choice)).toBeNull()
})

test('Rosa’s station has the question, too, and may answer it; what she answers Dale’s station shows, and asks nobody any more', async () => {
  const { place, rosa, dale, id } = await disagreement()
  await sync(place, rosa)
  expect((await rosa.engine.counts()).conflicts).toBe(1)
  await rosa.engine.answer(id, { take: 'mine' })
  // Before it is sent, her own screen shows what she chose.
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 9 })
  await sync(place, rosa)
  await sync(place, dale)
  expect([await rowOf(rosa, 1), await rowOf(dale, 1)]).toMatchObject([{ boatNumber: 9 }, { boatNumber: 9 }])
  expect([(await rosa.engine.counts()).conflicts, (await dale.engine.counts()).conflicts]).toEqual([0, 0])
})

test('both answer without a network: the first that arrives counts, the other is told and sees it', async () => {
  const { place, rosa, dale, id } = await disagreement()
  await sync(place, rosa)
  await dale.engine.answer(id, { take: 'mine' })
  await rosa.engine.answer(id, { take: 'theirs' })
  await sync(place, rosa)
  await sync(place, dale)
  expect(dale.store.dump('quarantine')).toMatchObject([{ call: 'answer', reason: 'question.answered' }])
  expect([await rowOf(rosa, 1), await rowOf(dale, 1)]).toMatchObject([{ boatNumber: 5 }, { boatNumber: 5 }])
  expect((await dale.engine.counts()).conflicts).toBe(0)
})

test('a third number that came while he was choosing: he is told, and the question is still there', async () => {
  const { place, dale, id } = await disagreement()
  await dale.engine.answer(id, { take: 'mine' })
  place.server.change(ENTRIES, boat(1), { boatNumber: 7 })
  await sync(place, dale)
  expect(dale.store.dump('quarantine')).toMatchObject([{ call: 'answer', reason: 'question.changed' }])
  expect(await rowOf(dale, 1)).toMatchObject({ boatNumber: 7 })
  expect((await dale.engine.counts()).conflicts).toBe(1)
})

test('an answer that was lost tells of a question again that was answered meanwhile and gone from the feed: nobody is asked', async () => {
  const { place, rosa, dale } = await twoNumbers()
  // What Dale sends arrives, and he does not hear of it; he goes on fetching.
  place.server.fail((call) => (call === 'push' ? { failure: { kind: 'broken', status: 502 }, after: true } : null))
  await sync(place, dale)
  place.server.fail(null)
  await sync(place, rosa)
  const [question] = rosa.store.dump('questions')
  await rosa.engine.answer(question!._id as string, { take: 'theirs' })
  await sync(place, rosa)
  place.server.fail((call) => (call === 'push' ? { failure: { kind: 'broken', status: 502 } } : null))
  await sync(place, dale, 60_000)
  place.server.fail(null)
  await sync(place, dale, 60_000)
  expect([dale.store.dump('questions'), (await dale.engine.counts()).pending]).toEqual([[], 0])
})

test('a draw is shown on its boats at once, and what became of it when the server has answered', async () => {
  const place = ramp()
  const rosa = place.device()
  for (const number of [1, 2]) place.server.change(ENTRIES, boat(number), { boatNumber: number })
  await sync(place, rosa)
  await rosa.engine.record([edit(1, { boatNumber: 8 })])
  const draw = {
    kind: 'call' as const,
    call: 'number' as const,
    tbl: 'tournaments' as const,
    id: idOf('f', 1),
    body: { boats: [boat(1), boat(2)] },
  }
  const show = (number: number, boatNumber: number) =>
    ({ kind: 'show' as const, tbl: ENTRIES, id: boat(number), shown: { boatNumber } }) as const
  await rosa.engine.record([draw, show(1, 2), show(2, 1)])
  expect([await rowOf(rosa, 1), await rowOf(rosa, 2)]).toMatchObject([{ boatNumber: 2 }, { boatNumber: 1 }])
  // Her station shows it until the call is answered, whatever the server knows of the boats before.
  await rosa.engine.record([edit(2, { boatNumber: 6 })])
  expect(await rowOf(rosa, 2)).toMatchObject({ boatNumber: 6 })
  await sync(place, rosa, 5000)
  const sent = place.server.requests.flatMap(({ ops }) => ops).map(({ id, call, set }) => call ?? `${id.slice(-1)} ${JSON.stringify(set)}`)
  expect(sent).toEqual(['1 {"boatNumber":8}', 'number', '1 {}', '2 {"boatNumber":6}'])
  // This server has not drawn: what was said of the boats before counts, and her 6, said of the drawn 1, is asked about.
  expect([await rowOf(rosa, 1), await rowOf(rosa, 2)]).toMatchObject([{ boatNumber: 8 }, { boatNumber: 2 }])
  expect(rosa.store.dump('questions')).toMatchObject([{ base: 1, mine: 6, theirs: 2 }])
})

test('a boat of a draw that was taken out elsewhere is in no list when the draw has been answered', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  await rosa.engine.record([{ kind: 'show', tbl: ENTRIES, id: boat(1), shown: { boatNumber: 2 } }])
  place.server.change(ENTRIES, boat(1), null)
  // Her station hears of it before its draw gets through.
  place.server.fail((call) => (call === 'push' ? { failure: { kind: 'broken', status: 500 } } : null))
  await sync(place, rosa)
  place.server.fail(null)
  await sync(place, rosa, 60_000)
  expect(await rowOf(rosa, 1)).toBeUndefined()
  expect(await rosa.engine.counts()).toMatchObject({ pending: 0, quarantined: 0 })
})
