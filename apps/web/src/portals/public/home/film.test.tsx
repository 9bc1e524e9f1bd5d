import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Film } from './film.tsx'

const played = vi.fn()
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played()
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  played.mockClear()
  Reflect.deleteProperty(navigator, 'connection')
})

const shown = () => render(<Film />)

test('the film plays by itself, and can be stopped', async () => {
  shown()
  expect(played).toHaveBeenCalledOnce()
  await userEvent.click(await screen.findByRole('button', { name: 'Stop video' }))
  await screen.findByRole('button', { name: 'Play video' })
})

test.each([
  [
    'wants less movement',
    () => vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...quiet, matches: /reduced-motion/.test(query) })),
  ],
  ['saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('for who %s it waits for a press', async (_who, set) => {
  set()
  shown()
  expect(played).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Play video' }))
  expect(played).toHaveBeenCalledOnce()
})

/** What a browser answers, without what it is asked. */
const quiet = {
  media: '',
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => true,
} as unknown as MediaQueryList
