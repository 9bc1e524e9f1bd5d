import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#platform/call-error.ts'
import { callServer } from '#platform/call-server.ts'
import { queryClient } from '#platform/query-client.ts'
import { startSession } from '#platform/session.ts'
import { bagFrom } from '../../weigh-in/bag/bag-entry.ts'
import { askedBags, askNow, forgetAsked } from '../asked-bags/asked-bags.ts'
import { useDeviceBags } from '../kept-bags/use-device-bags.ts'
import { aBoat, aStation } from '../testing/a-station.ts'
import { ScaleStation } from './scale-station.tsx'
import { newSession } from './use-bag-session.ts'

vi.mock('#platform/call-server.ts', () => ({ callServer: vi.fn() }))

const reyes = aBoat('reyes', 12)
const data = aStation([reyes])
const typed = bagFrom({ weight: 231_000, totalFish: 4, bigFish: 82_000 }, { unit: 'lb-oz', fishLimit: 5 })
const PLACE = 'rl-bag-dana-fork-'
const onScale = () => {
  const key = Object.keys(localStorage).find((name) => name.startsWith(PLACE))
  return JSON.parse((key && localStorage.getItem(key)) ?? 'null')
}

vi.setConfig({ testTimeout: 20_000 })

/** What was asked, as `weigh 231000`, and what the server has of the bag. */
const asked: string[] = []
let stored: { weight: number; rev: number; voided: boolean } | null = null
let network: 'up' | 'answer-lost' | 'down'

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  stored = null
  network = 'up'
  for (const { bag } of askedBags()) forgetAsked(bag.weighIn)
  startSession({ user: { _id: 'dana', userType: 'System Admin' }, token: 'x' } as never)
  localStorage.setItem(`${PLACE}1`, JSON.stringify(newSession({ entry: reyes._id, day: 0, bag: typed })))
  vi.mocked(callServer).mockImplementation((async (
    { method, path }: { method: string; path: string },
    given: { body: { weight: number; _rev?: number } },
  ) => {
    if (!path.startsWith('/api/weigh-ins/')) throw CallError.offline()
    if (network === 'down') throw CallError.offline()
    const { weight, _rev } = given.body
    if (path.endsWith('/void')) stored = { ...stored!, voided: true }
    else if (method === 'POST' && stored) expect(weight).toBe(231_000)
    else if (method === 'POST') stored = { weight, rev: 1, voided: false }
    else if (_rev === stored!.rev) stored = { weight, rev: stored!.rev + 1, voided: false }
    asked.push(path.endsWith('/void') ? 'void' : `${method === 'POST' ? 'weigh' : 'correct'} ${weight}`)
    if (network === 'answer-lost') throw CallError.offline()
    return { _id: onScale()?.id, tournament: 'fork', weight: stored!.weight, _rev: stored!.rev, voided: stored!.voided }
  }) as never)
})
afterEach(cleanup)

function Station() {
  const pending = useDeviceBags('fork')
  return <ScaleStation data={{ ...data, pending }} day={0} station="A" openBag={null} onOpenBag={() => undefined} />
}
const openStation = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <Station />
    </QueryClientProvider>,
  )
async function save() {
  const button = () => screen.findByRole('button', { name: /Save/ })
  await userEvent.click(await button())
  if (/anyway/.test(screen.queryByRole('button', { name: /Save/ })?.textContent ?? '')) await userEvent.click(await button())
}
/** The bag of boat 12 is saved, and its answer is lost. */
async function unanswered() {
  network = 'answer-lost'
  openStation()
  await save()
  await screen.findByText(/Checking with the server… No answer yet/)
}

test('an answer that did not come is not known: nobody says that the bag is saved, nor that it is not', async () => {
  await unanswered()
  expect(document.body.textContent).not.toMatch(/NOT saved|Saved on this device|Saved /)
  expect(asked).toEqual(['weigh 231000'])
  network = 'up'
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
  await waitFor(() => expect(onScale()).toBeNull())
  expect([asked, askedBags()]).toEqual([['weigh 231000', 'weigh 231000'], []])
})

test('a page that is opened again still asks, under the same id', async () => {
  await unanswered()
  const { id } = onScale()
  cleanup()
  openStation()
  expect(await screen.findByText(/Checking with the server… No answer yet/)).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('rl-asked-bags')!)[0].bag.weighIn).toBe(id)
  network = 'up'
  await askNow()
  expect(askedBags()).toEqual([])
})

test('thrown away while nobody knows: struck out as soon as it is known, under the same id', async () => {
  await unanswered()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard: are you sure?' }))
  await waitFor(() => expect(onScale()).toBeNull())
  network = 'up'
  await askNow()
  await waitFor(() => expect(askedBags()).toEqual([]))
  expect(stored).toMatchObject({ weight: 231_000, voided: true })
})

test('a changed weight that is saved again becomes a correction, not a silent repeat', async () => {
  await unanswered()
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Re-weigh' }))
  await userEvent.keyboard('15-02')
  network = 'up'
  await save()
  await waitFor(() => expect(onScale()).toBeNull(), { timeout: 5000 })
  expect(stored).toMatchObject({ weight: 242_000, voided: false })
})

test('what the server refuses is not kept, and says so', async () => {
  vi.mocked(callServer).mockRejectedValue(new CallError(400, 'weigh-in.over-any-scale', 'No scale reads that much.'))
  openStation()
  await save()
  expect(await screen.findByText('NOT saved: it is only on this screen.')).toBeTruthy()
})
