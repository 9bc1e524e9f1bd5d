import type { EnginePhase } from '@ramplight/sync/types'
import { expect, test, vi } from 'vitest'
import type { Book } from '../book/book.ts'
import { restBeforeReload } from './rest-before-reload.ts'

function aBook(phase: EnginePhase) {
  let listener = () => {}
  const stop = vi.fn(async () => {})
  const state = { phase }
  const book = {
    state: () => state,
    onState: (told: () => void) => {
      listener = told
      return () => {}
    },
    local: { engine: { stop } },
  } as unknown as Book
  const become = (next: EnginePhase) => {
    state.phase = next
    listener()
  }
  return { book, stop, become }
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a batch that is on its way gets its answer before the page is loaded anew', async () => {
  const { book, stop, become } = aBook('pushing')
  const rested = restBeforeReload(book)
  await moment()
  expect(stop).not.toHaveBeenCalled()
  become('idle')
  await rested
  expect(stop).toHaveBeenCalledTimes(1)
})

test('on a line that does not answer it is not waited for; it goes again under its own number', async () => {
  const { book, stop } = aBook('pushing')
  await restBeforeReload(book, 10)
  expect(stop).toHaveBeenCalledTimes(1)
})

test('with nothing on its way, nobody waits', async () => {
  const { book, stop } = aBook('idle')
  await restBeforeReload(book, 60_000)
  expect(stop).toHaveBeenCalledTimes(1)
})
