import { expect, test } from 'vitest'
import { lastBoats, onStage } from './stage-model.ts'
import { board, day, row } from './testing/a-board.ts'

const out = (name: string, total: number, days: ReturnType<typeof day>[] = []) => row(name, null, total, { weighed: false, days })

test('the boat on the scale sees what it needs, and its place while the scale shows a weight', () => {
  const rows = [row('Hall', 1, 290), row('Reyes', 2, 231), row('Vega', 3, 223), out('Kim', 0)]
  const shown = board(rows, { paidPlaces: 2 })
  expect(onStage(shown, { entry: 'Kim', reading: null })).toMatchObject({ isIn: false, toLead: 290, toMoney: 231, wouldBe: null })
  expect(onStage(shown, { entry: 'Kim', reading: 240 })).toMatchObject({ reading: 240, wouldBe: 2 })
  expect(onStage(shown, null)).toBeNull()
})

test('what was carried into the day counts, and a weight that is in needs nothing more', () => {
  const rows = [row('Hall', 1, 290, { days: [day(0, 190), day(1, 100)] }), out('Kim', 150, [day(0, 150)])]
  const dayTwo = { ...board(rows), day: 1 }
  expect(onStage(dayTwo, { entry: 'Kim', reading: 145 })).toMatchObject({ toLead: 140, wouldBe: 1 })
  expect(onStage(dayTwo, { entry: 'Hall', reading: 100 })).toMatchObject({ isIn: true, reading: null, toLead: null })
})

test('a board that is held tells the name and nothing else', () => {
  const held = { ...board([row('Hall', 1, 290), out('Kim', 0)]), held: { since: '2027-06-12T20:00:00.000Z', left: 3 } } as never
  expect(onStage(held, { entry: 'Kim', reading: 240 })).toMatchObject({ reading: null, wouldBe: null, toLead: null, toMoney: null })
})

test('the last boats are named while there are few of them; who was cut does not come', () => {
  const coming = Array.from({ length: 7 }, (_, at) => out(`Boat ${at}`, 0))
  const gone = row('Cut', null, 0, { weighed: false, cutAfterDay: 0 })
  expect(lastBoats(board(coming))).toEqual([])
  expect(lastBoats(board([...coming.slice(0, 2), gone])).map(({ entry }) => entry)).toEqual(['Boat 0', 'Boat 1'])
})
