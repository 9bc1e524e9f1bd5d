import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { FixWeighIn } from './fix-weigh-in.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const tournament = { _id: 'fork', settings: { weight: { unit: 'lb' } } } as unknown as Tournament
const counts = { totalFish: 5, deadFishCount: 0, shortFishCount: 0, minutesLate: 0 }
const saved = { _id: 'bag', _rev: 1, weight: 231_000, adjustedWeight: 231_000, bigFish: 82_000, ...counts } as unknown as WeighIn
const save = () => screen.getByRole('button', { name: 'Save correction' })

beforeEach(async () => {
  vi.mocked(call).mockReset().mockResolvedValue(saved)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <FixWeighIn weighIn={saved} tournament={tournament} onDone={() => undefined} onCancel={() => undefined} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Misread' }))
})

test('a big fish that was no big fish is emptied', async () => {
  expect(save().hasAttribute('disabled')).toBe(true)
  await userEvent.clear(screen.getByLabelText('Big fish'))
  await userEvent.click(save())
  expect(call).toHaveBeenCalledExactlyOnceWith(weighInCalls.update, {
    params: { id: 'bag' },
    body: { weight: 231_000, bigFish: null, reason: 'Misread', _rev: 1 },
  })
})

test('a big fish with a slip of the finger in it is not taken for none', async () => {
  const bigFish = screen.getByLabelText('Big fish')
  await userEvent.clear(bigFish)
  await userEvent.type(bigFish, '5-22')
  await userEvent.click(save())
  expect(call).not.toHaveBeenCalled()
  expect(screen.getByText('Ounces go from 0 to 15, as in 14-07')).toBeTruthy()
  expect(document.activeElement).toBe(bigFish)
  await userEvent.clear(bigFish)
  await userEvent.type(bigFish, '5-04')
  await userEvent.click(save())
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ body: { bigFish: 84_000 } })
})
