import 'fake-indexeddb/auto'
import { createStore, keys, set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import type { keepBoard } from './kept-boards.ts'

/** Of a board only its rows matter here. */
const board = (boats: string[]) => ({ rows: boats.map((entry) => ({ entry })) }) as Parameters<typeof keepBoard>[1]
const store = createStore('rl-boards', 'boards')
const DAY = 86_400_000
/** As a page that is opened now. */
const onAPage = async () => {
  vi.resetModules()
  return import('./kept-boards.ts')
}

test('a board comes back as it was shown last; one of another shape, or one that an earlier version kept, does not', async () => {
  const { keepBoard, keptBoard, dropBoard } = await onAPage()
  const [first, last] = [board(['ty']), board(['jo'])]
  void keepBoard('lake', first)
  await keepBoard('lake', last)
  expect(await keptBoard('lake')).toEqual(last)
  expect(await keptBoard('river')).toBeNull()
  await set('river', { shape: 'of an earlier build', at: Date.now(), board: last }, store)
  expect(await keptBoard('river')).toBeNull()
  await dropBoard('lake')
  expect(await keptBoard('lake')).toBeNull()
})

test('a device keeps twelve boards, none longer than two weeks', async () => {
  const { BOARD_SHAPE } = await import('./board.stamps.ts')
  for (let n = 0; n < 20; n++) await set(`board ${n}`, { shape: BOARD_SHAPE, at: Date.now() - n * DAY, board: board([]) }, store)
  const { keepBoard } = await onAPage()
  await keepBoard('lake', board([]))
  expect((await keys<string>(store)).sort()).toEqual(['lake', ...Array.from({ length: 11 }, (_, n) => `board ${n}`)].sort())
})

test('boards of earlier versions leave the local storage, and nothing else does', async () => {
  localStorage.setItem('rl-board-lake', '{}')
  localStorage.setItem('rl-follow-lake', '[]')
  ;(await onAPage()).dropOldBoards()
  expect(Object.keys(localStorage)).toEqual(['rl-follow-lake'])
})

test('without a database the board comes from the server', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private window', 'SecurityError')
  })
  const { keepBoard, keptBoard, dropBoard } = await onAPage()
  await keepBoard('lake', board([]))
  await dropBoard('lake')
  expect(await keptBoard('lake')).toBeNull()
})
