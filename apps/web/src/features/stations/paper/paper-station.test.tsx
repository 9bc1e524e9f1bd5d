import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { GrayImage } from '@ramplight/domain/paper-sheet/gray-image'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { aSheetPhoto } from '../testing/a-sheet.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { PaperStation } from './paper-station.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
const idle = { phase: 'idle', clockOff: 0 }
/** This device keeps a book, and nothing waits in it. */
const book = {
  isReady: () => true,
  local: { now: () => new Date() },
  pending: async () => [],
  refused: async () => [],
  state: () => idle,
  onState: () => () => {},
  live: () => () => {},
}
vi.mock('#platform/local/book/local-gate.ts', async (original) => ({ ...(await original<object>()), openBook: () => book }))
const camera = vi.hoisted(() => ({ sees: null as GrayImage | null }))
vi.mock('./read-photo.ts', async (original) => ({ ...(await original<object>()), openPhoto: async () => camera.sees }))

const event = { ...fork, _id: '65f0c0ffee0123456789abcd', name: 'Lake Fork' } as Tournament
const boats = [1, 2, 3].map((number) => aBoat(`boat-${number}`, number))
const of = { tournament: event, entries: boats, page: 0 }

beforeEach(() => {
  // A picture is nothing to see in a test.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(null as never)
})

async function takesPhoto(photo: GrayImage | null, data = aStation(boats, event)) {
  camera.sees = photo
  const { container } = renderUi(
    <QueryClientProvider client={queryClient}>
      <PaperStation data={data} station="B" />
    </QueryClientProvider>,
  )
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['photo'], 'sheet.jpg', { type: 'image/jpeg' }))
}
const rowOf = async (name: RegExp) => within((await screen.findByRole('img', { name })).closest('li')!)
const bags = () => vi.mocked(call).mock.calls.map(([, input]) => (input as { body: object }).body)

test('one tap saves what is clear; what contradicts itself is typed with the scale’s own keys', async () => {
  await takesPhoto(
    aSheetPhoto(of, [{ fish: 5, dead: 0, weight: '12-07', big: null }, { fish: 2, dead: 3, weight: '8-01', big: null }, null]),
  )
  const two = await rowOf(/boat 2 .*sheet$/i)
  expect(two.getByText('The marks in this row contradict each other.')).toBeTruthy()
  expect(screen.getByText('Not filled in: 3')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 bag' }))
  expect(bags()).toMatchObject([{ entry: 'boat-1', day: 0, weight: 199_000, totalFish: 5, station: 'B', raw: { scale: 'Paper sheet 1' } }])
  await userEvent.click(two.getByRole('button', { name: 'Type it' }))
  expect(await screen.findByRole('button', { name: /^Save bag/i })).toBeTruthy()
})

test('a bag that is refused stays on the screen with the reason', async () => {
  vi.mocked(call).mockRejectedValue(new CallError(409, 'weigh-in.day-closed', 'Day 1 is closed.'))
  await takesPhoto(aSheetPhoto(of, [{ fish: 5, dead: 0, weight: '12-07', big: null }, null, null]))
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 bag' }))
  expect((await (await rowOf(/boat 1 .*sheet$/i)).findByRole('alert')).textContent).toBe('Day 1 is closed.')
})

test('a photo in which a corner is missing says what to do', async () => {
  await takesPhoto({ width: 600, height: 800, data: new Uint8Array(600 * 800).fill(180) })
  expect((await screen.findByRole('alert')).textContent).toMatch(/all four corner squares/)
  expect(vi.mocked(call)).not.toHaveBeenCalled()
})

test('of an event with prizes by the hour somebody says for which hour the sheet is, before anything is saved', async () => {
  const hours = {
    ...event,
    settings: { ...event.settings, weighInMode: 'intraday-multiple-sessions', periods: { start: '07:00', minutes: 60, count: 3 } },
  } as Tournament
  await takesPhoto(
    aSheetPhoto({ ...of, tournament: hours }, [{ fish: 5, dead: 0, weight: '12-07', big: null }, null, null]),
    aStation(boats, hours),
  )
  const save = await screen.findByRole('button', { name: /^Save 1 bag/ })
  expect(save.hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('combobox', { name: /Which part of the day/ }))
  await userEvent.click(await screen.findByRole('option', { name: '8:00 AM–9:00 AM' }))
  await userEvent.click(save)
  await vi.waitFor(() => expect(bags()).toHaveLength(1))
  expect(bags()[0]).toMatchObject({ entry: 'boat-1', weight: 199_000, periodIndex: 1 })
})
