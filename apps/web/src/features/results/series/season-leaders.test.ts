import type { Season } from '@ramplight/contract/tours/seasons'
import { expect, test } from 'vitest'
import { seasonToShow } from './season-leaders.tsx'

const season = (startDate: string) => ({ _id: startDate, startDate }) as Season

test('a tour or a division shows the season that is on, never one that has not begun', () => {
  const seasons = ['2025-09-01', '2026-09-01', '2027-09-01'].map(season)
  expect(seasonToShow(seasons, '2026-11-28')?._id).toBe('2026-09-01')
  expect(seasonToShow(seasons, '2024-01-01')).toBeUndefined()
})
