import type { SubscriptionFeature } from '@ramplight/contract/subscriptions/subscription-features'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { FeatureMatrix } from './feature-matrix.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/refresh.ts', () => ({ refreshed: async () => {} }))

const level = (_id: string, name: string, active = true) =>
  ({ _id, _rev: 1, name, type: 'gold', price: 999, billing_frequency: 'monthly', active }) as SubscriptionLevel
const cuts = { _id: 'cuts', _rev: 4, name: 'Cut lines', subscription_levels: ['gold'], active: true } as SubscriptionFeature
const levels = [level('basic', 'Basic', false), level('gold', 'Subscribers'), level('club', 'Club')]

const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement
const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <FeatureMatrix features={[cuts]} levels={levels} onOpen={vi.fn()} />
    </QueryClientProvider>,
  )

beforeEach(() => void vi.mocked(call).mockReset())

test('a tick adds the level to those that have it, with the revision that was seen; its row waits until it is saved', async () => {
  let end = (_stored: unknown) => {}
  vi.mocked(call).mockImplementation((() => new Promise((resolve) => (end = resolve))) as never)
  show()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Feature',
    'Subscribers, monthly',
    'Club, monthly',
    'Basic, monthly (older)',
    'Active',
  ])
  expect([box('Cut lines: Subscribers, monthly').checked, box('Cut lines: Club, monthly').checked]).toEqual([true, false])
  await userEvent.click(box('Cut lines: Club, monthly'))
  const body = { _rev: 4, subscription_levels: ['gold', 'club'] }
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.anything(), { params: { id: 'cuts' }, body })
  expect(box('Cut lines: Club, monthly').checked).toBe(true)
  await userEvent.click(box('Cut lines: Subscribers, monthly'))
  expect(call).toHaveBeenCalledTimes(1)
  await act(async () => end({}))
  await userEvent.click(box('Cut lines: Subscribers, monthly'))
  expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({ body: { subscription_levels: [] } })
})

test('when somebody else ticked first, it is told and the tick is not shown as saved', async () => {
  vi.mocked(call).mockRejectedValue(new CallError(409, 'record.stale', 'Somebody else has changed it.'))
  show()
  await userEvent.click(box('Cut lines: active'))
  expect(await screen.findByText(/Somebody else|changed/)).toBeDefined()
  expect(box('Cut lines: active').checked).toBe(true)
})
