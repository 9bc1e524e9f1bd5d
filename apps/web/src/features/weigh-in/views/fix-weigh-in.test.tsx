import { webcrypto } from 'node:crypto'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { checkOfPin } from '@ramplight/contract/people/station-pin'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { FixWeighIn } from './fix-weigh-in.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const tournament = { _id: 'fork', director: 'dee', settings: { weight: { unit: 'lb' } } } as unknown as Tournament
const counts = { totalFish: 5, deadFishCount: 0, shortFishCount: 0, minutesLate: 0 }
const saved = { _id: 'bag', _rev: 1, weight: 231_000, adjustedWeight: 231_000, bigFish: 82_000, ...counts } as unknown as WeighIn
const save = () => screen.getByRole('button', { name: 'Save correction' })

/** What was asked of the server beside the settings of the director. */
const sent = () => vi.mocked(call).mock.calls.filter(([asked]) => asked !== directorSettingsCalls.byUser)

/** `stationPinCheck`: of the director's settings. */
async function open(stationPinCheck: string | null = null, event = tournament, weighIn = saved) {
  const settings = { stationPinCheck, stationLock: true }
  vi.mocked(call).mockImplementation((async (asked: unknown) => (asked === directorSettingsCalls.byUser ? settings : saved)) as never)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <FixWeighIn weighIn={weighIn} tournament={event} onDone={() => undefined} onCancel={() => undefined} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Misread' }))
}
beforeEach(() => {
  vi.mocked(call).mockReset()
  queryClient.clear()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('a big fish that was no big fish is emptied', async () => {
  await open()
  expect(save().hasAttribute('disabled')).toBe(true)
  await userEvent.clear(screen.getByLabelText('Big fish'))
  await userEvent.click(save())
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual([
    weighInCalls.update,
    { params: { id: 'bag' }, body: { weight: 231_000, bigFish: null, reason: 'Misread', _rev: 1 } },
  ])
})

test('a big fish with a slip of the finger in it is not taken for none', async () => {
  await open()
  const bigFish = screen.getByLabelText('Big fish')
  await userEvent.clear(bigFish)
  await userEvent.type(bigFish, '5-22')
  await userEvent.click(save())
  expect(sent()).toEqual([])
  expect(screen.getByText('Ounces go from 0 to 15, as in 1-08')).toBeTruthy()
  expect(document.activeElement).toBe(bigFish)
  await userEvent.clear(bigFish)
  await userEvent.type(bigFish, '5-04')
  await userEvent.click(save())
  await vi.waitFor(() => expect(sent()[0]?.[1]).toMatchObject({ body: { bigFish: 84_000 } }))
})

test("a judge's penalty that comes later is put on the saved bag, with its reason", async () => {
  await open()
  await userEvent.click(screen.getByText('Penalty, species, live fish'))
  await userEvent.type(await screen.findByLabelText('Manual penalty'), '1-00')
  await userEvent.tab()
  expect(save().hasAttribute('disabled'), 'nobody has said why').toBe(true)
  await userEvent.type(screen.getByLabelText('Reason for the penalty'), 'Left the no-wake zone early')
  expect(document.querySelector('.rl-fix__change')?.textContent).toBe('14-07 → 13-07')
  await userEvent.click(save())
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[1]).toMatchObject({ body: { manualPenalty: 16_000, manualPenaltyReason: 'Left the no-wake zone early' } })
})

test('no live fish at all is a correction where live fish earn a bonus', async () => {
  const perFish = {
    ...tournament,
    settings: { weight: { unit: 'lb', liveFishBonuses: [{ species: null, bonus: 1_600 }] } },
  } as unknown as Tournament
  await open(null, perFish)
  await userEvent.click(screen.getByText('Penalty, species, live fish'))
  await userEvent.type(await screen.findByLabelText('Live fish'), '0')
  await userEvent.click(save())
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[1]).toMatchObject({ body: { liveFishCount: 0 } })
})

test('where the director has a PIN, a saved weight is corrected by who knows it', async () => {
  vi.stubGlobal('crypto', webcrypto)
  await open(await checkOfPin('4711'))
  await userEvent.clear(screen.getByLabelText('Big fish'))
  const pin = await screen.findByRole('group', { name: 'Director’s PIN' })
  await userEvent.click(pin.querySelector('input')!)
  expect(save().hasAttribute('disabled'), 'no PIN yet').toBe(true)
  const type = async (digits: string) => {
    await userEvent.keyboard(digits)
    await userEvent.click(save())
  }
  await type('1234')
  expect(await screen.findByText('That isn’t the PIN. Try again.')).toBeTruthy()
  expect(sent()).toEqual([])
  await type('4711')
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
})

const alive = { ...tournament, settings: { weight: { unit: 'lb', bigFishMustBeAlive: true } } } as unknown as Tournament

test('a big fish that was dead after all is marked, and counted as a dead fish', async () => {
  await open(null, alive)
  await userEvent.click(screen.getByLabelText('Big fish dead'))
  await userEvent.click(save())
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[1]).toMatchObject({ body: { bigFishDead: true, deadFishCount: 1 } })
})

test('without a dead fish no big fish is dead, also where the rule was switched off meanwhile', async () => {
  await open(null, tournament, { ...saved, deadFishCount: 1, bigFishDead: true } as WeighIn)
  expect(screen.getByLabelText<HTMLInputElement>('Big fish dead').checked).toBe(true)
  await userEvent.clear(screen.getByLabelText('Dead'))
  await userEvent.click(save())
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[1]).toMatchObject({ body: { bigFishDead: null, deadFishCount: 0 } })
})

test('where no event asks for it, nobody is asked', async () => {
  await open()
  expect(screen.queryByLabelText('Big fish dead')).toBeNull()
})
