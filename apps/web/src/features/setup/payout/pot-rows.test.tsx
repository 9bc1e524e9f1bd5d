import type { Pot } from '@ramplight/contract/tournaments/settings'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PotRows } from './pot-rows.tsx'

const pot = (n: number, more: Partial<Pot> = {}): Pot => ({ _id: String(n).padStart(24, '0'), name: `Pot ${n}`, entryFee: 1000, ...more })

test('each pot says whether it is as the tour has it, and leads back there by itself', async () => {
  const pots = [pot(1), pot(2, { entryFee: 2000 }), pot(3)]
  const set = vi.fn()
  const form = { get: (path: string) => (path === 'sidepots' ? pots : undefined), set, errorOf: () => undefined, standardOf: () => 'lb-oz' }
  renderUi(<PotRows form={form} path="sidepots" legend="Side pots" help="" word="Side pot" species={[]} ofTour={[pot(1), pot(2)]} />)
  expect([screen.getAllByText('From tour').length, screen.getAllByText('Custom value, not from tour').length]).toEqual([1, 1])
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(set).toHaveBeenCalledExactlyOnceWith('sidepots', [pot(1), pot(2), pot(3)])
})
