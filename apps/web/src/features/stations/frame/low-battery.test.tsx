import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LowBattery } from './low-battery.tsx'

afterEach(() => vi.unstubAllGlobals())

function aBattery(level: number, charging: boolean) {
  const battery = Object.assign(new EventTarget(), { level, charging })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { getBattery: async () => battery }))
  return {
    becomes: (now: { level?: number; charging?: boolean }) =>
      act(() => {
        Object.assign(battery, now)
        for (const event of ['levelchange', 'chargingchange']) battery.dispatchEvent(new Event(event))
      }),
  }
}

test('a battery that gets low says so, until somebody plugs it in', async () => {
  const battery = aBattery(0.21, false)
  renderUi(<LowBattery />)
  await act(async () => {})
  expect(screen.queryByRole('status')).toBeNull()
  await battery.becomes({ level: 0.2 })
  expect(screen.getByRole('status').textContent).toContain('20%')
  await battery.becomes({ level: 0.12 })
  expect(screen.getByRole('status').textContent).toContain('12%')
  await battery.becomes({ charging: true })
  expect(screen.queryByRole('status')).toBeNull()
})

test('a browser that tells nothing of its battery shows nothing', async () => {
  renderUi(<LowBattery />)
  await act(async () => {})
  expect(screen.queryByRole('status')).toBeNull()
})
