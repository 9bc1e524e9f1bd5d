import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { OUTLINES, TILES } from './grounds.ts'
import { type MapView, wholeView } from './map-view.ts'
import { UsMap } from './us-map.tsx'
import type { MapTiles } from './use-map-tiles.ts'

vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<object>()),
  useElementSize: () => ({ ref: () => {}, width: 800, height: 560 }),
}))

const cup = (_id: string, latitude: number | null, longitude: number | null) =>
  ({ _id, name: `Cup ${_id}`, startDate: '2027-06-12', status: 'Open', latitude, longitude }) as SkinnyTournament
const TEXAS = [cup('a', 32.8, -95.6), cup('b', 32.9, -95.5)]

function Shown({ onPick, tiles = null }: { onPick: (id: string) => void; tiles?: MapTiles | null }) {
  const [view, setView] = useState<MapView | null>(null)
  const all = [...TEXAS, cup('c', 45, -69), cup('nowhere', null, null)]
  const ground = tiles ? TILES : OUTLINES
  return (
    <UsMap
      tournaments={all}
      ground={ground}
      tiles={tiles}
      outlines={tiles ? undefined : { land: '', borders: '' }}
      view={view}
      start={(room) => wholeView(ground, room)}
      onView={setView}
      onPick={onPick}
    />
  )
}
const pins = () => screen.getAllByRole('button').flatMap((one) => (/Cup|tournaments/.test(one.ariaLabel ?? '') ? [one.ariaLabel] : []))

test('what lies together is one pin that goes closer until each stands alone; a tap on one picks it', () => {
  const picked = vi.fn()
  renderUi(<Shown onPick={picked} />)
  expect(pins()).toEqual(['2 tournaments, first on Jun 12', 'Cup c, Jun 12'])
  for (let taps = 0; taps < 4 && pins()[0]?.startsWith('2'); taps++) fireEvent.click(screen.getByRole('button', { name: /^2 tournaments/ }))
  expect(pins()).toEqual(['Cup a, Jun 12', 'Cup b, Jun 12'])
  fireEvent.click(screen.getByRole('button', { name: 'Cup b, Jun 12' }))
  expect(picked).toHaveBeenCalledWith('b')
})

test('who has no mouse moves the map by keys', () => {
  renderUi(<Shown onPick={() => {}} />)
  const map = screen.getByRole('group', { name: /^Map of the United States/ })
  const left = () => Number.parseFloat(screen.getByRole('button', { name: /^2 tournaments/ }).style.left)
  const before = left()
  fireEvent.keyDown(map, { key: 'ArrowRight' })
  expect(left()).toBeCloseTo(before - 80)
  fireEvent.keyDown(map, { key: '+' })
  fireEvent.keyDown(map, { key: '-' })
  expect(left()).toBeCloseTo(before - 80)
})

test('with tiles of a provider its map lies below the pins, and it is named', () => {
  const { container } = renderUi(<Shown onPick={() => {}} tiles={{ address: 'https://tiles.test/{z}/{x}/{y}.png', credit: '© Mappers' }} />)
  expect(pins()).toEqual(['2 tournaments, first on Jun 12', 'Cup c, Jun 12'])
  screen.getByText('© Mappers')
  const before = container.querySelectorAll('img[src^="https://tiles.test/4/"]').length
  expect(before).toBeGreaterThan(6)
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(container.querySelectorAll('img[src^="https://tiles.test/5/"]').length).toBe(container.querySelectorAll('img').length)
})
