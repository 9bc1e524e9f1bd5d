import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { NO_SETTINGS } from '../scale-link/scales.ts'
import { simulatedScale } from '../scale-link/simulated-scale.ts'
import { scales } from '../scale-link/this-tablet.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { ScaleStation } from './scale-station.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const data = aStation([aBoat('reyes', 12), aBoat('smith', 14)], { ...fork, director: 'ana' })
const onScale = () => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('rl-bag-nobody-fork-'))
  return JSON.parse((key && localStorage.getItem(key)) ?? 'null')
}
/** As a scale types: all keys at once. */
const scaleTypes = async (text: string, target: Element = document.body) => {
  for (const key of [...text, 'Enter']) fireEvent.keyDown(target, { key })
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
}

/** As a person types; what is held back for a moment arrives. */
const keys = async (text: string) => {
  await userEvent.keyboard(text)
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
}

beforeEach(() => {
  localStorage.clear()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(null as never)
  scales.change({ types: true, unit: 'decimal-lb' })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ScaleStation data={data} day={0} station="A" openBag={null} onOpenBag={() => undefined} />
    </QueryClientProvider>,
  )
})
afterEach(() => scales.change(NO_SETTINGS))

test('a browser without serial ports says so plainly', () => {
  act(() => scales.change({ types: false }))
  expect(screen.getByText('This browser can’t read scales. Use Chrome or Edge, or the keypad.')).toBeTruthy()
})

test('what a scale types becomes Use, goes into no field and presses no Save', async () => {
  await keys('12{Enter}')
  await scaleTypes('14.50')
  expect(onScale().bag.bag.digits).toBe('')
  await userEvent.click(screen.getByRole('button', { name: /^Use 14 pounds 8 ounces for/ }))
  expect(onScale()).toMatchObject({ entry: 'reyes', bag: { bag: { digits: '14', part: '8' }, read: { bag: { tareState: 'unknown' } } } })
  expect(screen.getByRole('button', { name: /^Save bag/ })).toBeTruthy()
})

test('a weight before a boat is called is refused with a word, and is not there for the next boat', async () => {
  const search = screen.getByRole('searchbox')
  search.focus()
  await scaleTypes('14.50', search)
  expect((search as HTMLInputElement).value).toBe('')
  expect(screen.getByText(/^A weight came in before a boat was called/)).toBeTruthy()
  search.blur()
  await keys('14{Enter}')
  expect(onScale()).toMatchObject({ entry: 'smith' })
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
})

test('a weight that was sent for one boat is gone when another is called', async () => {
  await keys('12{Enter}')
  await scaleTypes('14.50')
  expect(screen.getByRole('button', { name: /^Use/ })).toBeTruthy()
  await keys('{Escape}14{Enter}')
  expect(onScale()).toMatchObject({ entry: 'smith' })
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
})

test('whoever practises saves nothing, not even what is typed', async () => {
  act(() => scales.change({ types: false }))
  await act(() => scales.practise(simulatedScale('status-first-lb').port))
  await keys('12{Enter}')
  await keys('9-03')
  vi.mocked(call).mockClear()
  await userEvent.click(screen.getByRole('button', { name: /^Practice save/ }))
  expect(await screen.findByText(/^Practice: .*9-03.* Not saved\.$/)).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  await act(() => scales.practise(null))
})
