import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { bagFrom } from '../../weigh-in/bag/bag-entry.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { bagOfBody } from '../kept-bags/device-bags.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { ScaleStation } from './scale-station.tsx'
import { newSession } from './use-bag-session.ts'

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

const reyes = aBoat('reyes', 12)
const data = aStation([reyes])

const typed = {
  ...bagFrom({ weight: 231_000, totalFish: 4, bigFish: 82_000 }, { unit: 'lb-oz', fishLimit: 5 }),
  lateReason: 'helped a boat in distress',
}
const PLACE = 'rl-bag-nobody-fork-1'
const keptTyping = () => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('rl-bag-nobody-fork-'))
  return JSON.parse((key && localStorage.getItem(key)) ?? 'null')
}

beforeEach(() => {
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(null as never)
  const session = newSession({ entry: reyes._id, day: 0, bag: typed, additional: true })
  localStorage.clear()
  localStorage.setItem(PLACE, JSON.stringify(session))
})

const stationOf = (shown: StationData, openBag: string | null = null) => (
  <QueryClientProvider client={queryClient}>
    <ScaleStation data={shown} day={0} station="A" openBag={openBag} onOpenBag={() => undefined} />
  </QueryClientProvider>
)
const stationWith = (shown: StationData, openBag: string | null = null) => renderUi(stationOf(shown, openBag))

/** Boat 12 stands on the scale with everything typed, and its bag is refused before this device has kept it. */
async function refusedAtOnce(error = new CallError(400, 'weigh-in.over-any-scale', 'No scale reads that much.')) {
  vi.mocked(call).mockRejectedValue(error)
  stationWith(data)
  const save = await screen.findByRole('button', { name: /Save/ })
  await userEvent.click(save)
  // The first tap may only ask whether the weight is right.
  if (/anyway/.test(save.textContent ?? '')) await userEvent.click(save)
  return within(await screen.findByRole('dialog'))
}

test('a bag that was never kept is not said to be safe', async () => {
  const sheet = await refusedAtOnce()
  expect(sheet.getByText('NOT saved: it is only on this screen.')).toBeTruthy()
})

test('putting the refusal away goes back to typing with everything that was typed', async () => {
  const before = keptTyping()
  await refusedAtOnce()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: /Save/ }).hasAttribute('disabled')).toBe(false)
  expect(keptTyping()).toEqual(before)
})

test('"Change it" types on in the same bag: one more bag stays one more, and its reason stays', async () => {
  const before = keptTyping()
  const sheet = await refusedAtOnce()
  await userEvent.click(sheet.getByRole('button', { name: 'Change it' }))
  expect(keptTyping()).toEqual(before)
})

test('a bag for which there is still no room stays on the screen however often it is sent', async () => {
  const before = keptTyping()
  const sheet = await refusedAtOnce(new CallError(0, 'device.full', 'There is no room left on this device.'))
  await userEvent.click(sheet.getByRole('button', { name: 'Send it again' }))
  expect(await screen.findByText('NOT saved: it is only on this screen.')).toBeTruthy()
  expect(keptTyping()).toEqual(before)
})

test('only throwing it away clears it', async () => {
  const sheet = await refusedAtOnce()
  await userEvent.click(sheet.getByRole('button', { name: 'Discard this bag' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, discard it' }))
  await waitFor(() => expect(keptTyping()).toBeNull())
})

test('a bag refused later and changed is still one more bag, of one fish, with the reason why its minutes do not count', async () => {
  localStorage.clear()
  const reason = 'helped a boat in distress'
  const body = { _id: 'bag', tournament: 'fork', entry: 'reyes', day: 0, weight: 82_000, totalFish: 1, at: '2027-06-12', station: 'A' }
  const bigBass = { ...fork, settings: { ...fork.settings, weighInMode: 'big-bass' } } as Tournament
  const waiting = bagOfBody({ ...body, additional: true, reason }, reyes, bigBass)
  const refused = { ...waiting, opId: 'op', refusal: { code: 'weigh-in.not-open', message: 'The weigh-in is not open.' } }
  stationWith({ ...data, tournament: bigBass, pending: [refused] }, 'bag')
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
  expect(keptTyping()).toMatchObject({ entry: 'reyes', day: 0, additional: true, bag: { oneFish: true, limit: 1, lateReason: reason } })
})

test('keys pressed while a bag is being saved are not lost: the next boat is called, and its weight begins', async () => {
  const smith = { ...reyes, _id: 'smith', boatNumber: 14 }
  let saved: (value: unknown) => void = () => undefined
  vi.mocked(call).mockImplementation(() => new Promise((resolve) => (saved = resolve)) as never)
  stationWith({ ...data, entries: [reyes, smith] })
  const save = await screen.findByRole('button', { name: /Save/ })
  await userEvent.click(save)
  await userEvent.keyboard('{Enter}14{Enter}9-03')
  saved({ _id: keptTyping().id, tournament: 'fork' })
  await waitFor(() => expect(keptTyping()).toMatchObject({ entry: 'smith', bag: { bag: { digits: '9', part: '03' } } }))
})

/** It was due at three; now it is 3:15, and half an hour disqualifies from ten minutes on. */
const lateEvent = {
  ...fork,
  endTime: '15:00',
  settings: { weight: { unit: 'lb', fishLimit: 5, lateDisqualificationMinutesTrigger: 10 } },
} as Tournament

test('a boat that waits in line after it was due is asked about once, and the answer counts for the whole line', async () => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-12T20:15:00Z') })
  const shown = { ...data, tournament: lateEvent, entries: [reyes, { ...reyes, _id: 'smith', boatNumber: 14 }] }
  stationWith(shown)
  await userEvent.keyboard('12{Enter}')
  const question = screen.getByText('Was this boat in line on time?')
  expect(screen.queryByText(/disqualified/i)).toBeNull()
  await userEvent.keyboard('9{Enter}')
  expect(keptTyping().bag.bag.digits).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'In line on time' }))
  expect(question.isConnected).toBe(false)
  expect(keptTyping().bag).toMatchObject({ late: 0, lateFrom: 'clock' })
  await userEvent.keyboard('{Escape}14{Enter}')
  expect(screen.queryByText('Was this boat in line on time?')).toBeNull()
  expect(keptTyping()).toMatchObject({ entry: 'smith', bag: { late: 0 } })
  vi.useRealTimers()
})

test('who came late is counted by the clock, minute by minute', async () => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-12T20:15:00Z') })
  stationWith({ ...data, tournament: lateEvent })
  await userEvent.keyboard('12{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'No, count the minutes' }))
  expect(keptTyping().bag).toMatchObject({ late: 15, lateFrom: 'clock' })
  expect(screen.getAllByText(/disqualified/i).length).toBeGreaterThan(0)
  vi.useRealTimers()
})

test('a return that is heard while the bag lies on the scale counts to the minute', async () => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-12T20:15:00Z') })
  const shown = { ...data, tournament: lateEvent }
  const back = { ...shown, entries: [{ ...reyes, checkIns: { 'back-0': '2027-06-12T20:07:00.000Z' } }] }
  const station = stationWith(shown)
  await userEvent.keyboard('12{Enter}')
  expect(screen.getByText('Was this boat in line on time?')).toBeDefined()
  station.rerender(stationOf(back))
  expect(screen.queryByText('Was this boat in line on time?')).toBeNull()
  expect(keptTyping().bag).toMatchObject({ late: 7, lateFrom: 'clock' })
  vi.useRealTimers()
})

test('a bag that needs a second tap is said to be not saved yet', async () => {
  localStorage.setItem(PLACE, JSON.stringify(newSession({ entry: reyes._id, day: 0, bag: typed, additional: true })))
  stationWith({ ...data, entries: [{ ...reyes, status: 'Pending' }] })
  const save = await screen.findByRole('button', { name: /Save/ })
  expect(screen.queryByText(/Not saved yet/)).toBeNull()
  await userEvent.click(save)
  expect(screen.getByRole('alert').textContent).toContain('Not saved yet. Check this, then press Save anyway.')
  expect(call).not.toHaveBeenCalled()
})

test('with sessions a boat is weighed once in each: the next session takes its bag, the same one asks', async () => {
  localStorage.clear()
  const sessions = { ...fork, settings: { ...fork.settings, weighInMode: 'intraday-multiple-sessions' } } as Tournament
  const first = { _id: 'one', entry: reyes._id, day: 0, periodIndex: 0, weight: 82_000, at: '2027-06-12T15:00:00.000Z' }
  stationWith({ ...data, tournament: sessions, counted: [first as never] })
  expect(screen.getByText('0 of 1 still to weigh')).toBeDefined()
  await userEvent.keyboard('12{Enter}')
  expect(await screen.findByText(/^Already weighed: /)).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByText('Session 2'))
  expect(screen.getByText('1 of 1 still to weigh')).toBeDefined()
  await userEvent.keyboard('12{Enter}9-03{Enter}')
  await waitFor(() => expect(call).toHaveBeenCalledWith(weighInCalls.create, expect.anything()))
  const { body } = vi.mocked(call).mock.calls.find(([asked]) => asked === weighInCalls.create)![1] as { body: object }
  expect(body).toMatchObject({ entry: 'reyes', weight: 147_000, periodIndex: 1 })
  expect(body).not.toHaveProperty('additional')
})

test('fish are measured one after the other: six on the board, the five longest count, and a slip is said at once', async () => {
  localStorage.clear()
  const event = { ...fork, settings: { ...fork.settings, weight: { unit: 'in' as const, fishLimit: 5 } } }
  const kayaks: StationData = { ...aStation([reyes], event), unit: 'in' }
  stationWith(kayaks)
  await userEvent.keyboard('12{Enter}')
  await screen.findByText('Fish 1')
  for (const length of ['1825', '1600', '1275', '1550', '1650']) await userEvent.keyboard(`${length}{Enter}`)
  await userEvent.keyboard('1610{Enter}')
  expect(await screen.findByText(/16.10 isn’t a length/)).toBeTruthy()
  expect(call).not.toHaveBeenCalledWith(weighInCalls.create, expect.anything())
  await userEvent.keyboard('{Backspace}{Backspace}00{Enter}')
  const fish = within(screen.getByRole('list', { name: 'Fish measured' })).getAllByRole('button')
  expect(fish.map(({ textContent }) => textContent?.trim())).toEqual(['18.25', '16.00', '12.75', '15.50', '16.50', '16.00'])
  expect(screen.getByRole('button', { name: /Remove the 12.75-inch fish; it’s culled/ })).toBeTruthy()
  const save = screen.getByRole('button', { name: /^Save bag/ })
  await userEvent.click(save)
  if (/anyway/.test(save.textContent ?? '')) await userEvent.click(save)
  await waitFor(() => expect(call).toHaveBeenCalledWith(weighInCalls.create, expect.anything()))
  const [, sent] = vi.mocked(call).mock.calls.find(([asked]) => asked === weighInCalls.create)!
  expect(sent).toMatchObject({
    body: { weight: 82_250, totalFish: 5, bigFish: 18_250, fishLengths: [18_250, 16_000, 12_750, 15_500, 16_500, 16_000] },
  })
})

const alive = {
  ...fork,
  settings: { ...fork.settings, weight: { unit: 'lb', fishLimit: 5, deadFishPenalty: 4_000, bigFishMustBeAlive: true } },
}

test('where the big fish has to be alive, one tap says that it was dead: it is counted as a dead fish, and why is told', async () => {
  localStorage.clear()
  stationWith(aStation([reyes], alive as Tournament))
  const asked = () => screen.queryByRole('button', { name: 'Big fish dead' })
  await userEvent.keyboard('12{Enter}14.07')
  expect(asked(), 'no big fish yet').toBeNull()
  await userEvent.keyboard('b5.02')
  await userEvent.click(asked()!)
  expect(keptTyping().bag).toMatchObject({ dead: 1 })
  expect(screen.getByText('Big fish 5-02 was dead: doesn’t count')).toBeTruthy()
  // A slip is one tap, too, and takes back the fish that it counted.
  await userEvent.click(asked()!)
  expect(keptTyping().bag).toMatchObject({ dead: 0 })
  expect(screen.queryByText(/was dead/)).toBeNull()
  await userEvent.keyboard('B')
  expect(asked()!.getAttribute('aria-pressed')).toBe('true')
  const save = screen.getByRole('button', { name: /^Save bag/ })
  await userEvent.click(save)
  if (/anyway/.test(save.textContent ?? '')) await userEvent.click(save)
  await waitFor(() => expect(call).toHaveBeenCalledWith(weighInCalls.create, expect.anything()))
  const [, sent] = vi.mocked(call).mock.calls.find(([of]) => of === weighInCalls.create)!
  expect(sent).toMatchObject({ body: { weight: 231_000, bigFish: 82_000, deadFishCount: 1, bigFishDead: true } })
})

test('other events are not asked about it, and a bag with nothing alive is not either', async () => {
  const asked = () => screen.queryByRole('button', { name: 'Big fish dead' })
  stationWith(data)
  await screen.findByRole('button', { name: /^Save bag/ })
  expect(asked()).toBeNull()
  cleanup()
  const session = newSession({ entry: reyes._id, day: 0, bag: { ...typed, dead: typed.fish } })
  localStorage.setItem(PLACE, JSON.stringify(session))
  stationWith(aStation([reyes], alive as Tournament))
  await screen.findByRole('button', { name: /^Save bag/ })
  expect(asked()).toBeNull()
  expect(screen.getByText('Big fish 5-02 was dead: doesn’t count')).toBeTruthy()
})
