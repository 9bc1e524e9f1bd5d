import { expect, test } from 'vitest'
import { driftAt } from './drift.ts'

test('a picture stands nowhere for two minutes, moves by no more than it has to, and comes round', () => {
  const stood = Array.from({ length: 33 }, (_, minute) => driftAt(minute * 60_000))
  expect(new Set(stood).size).toBe(32)
  expect(stood[32]).toBe(stood[0])
  const points = stood.map((place) => place.split(' ').map(Number.parseFloat) as [number, number])
  for (const [index, [x, y]] of points.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(12)
    expect(x <= 0 && y <= 0).toBe(true)
    const [nextX, nextY] = points[(index + 1) % 32]!
    if (index < 32) expect(Math.abs(nextX - x) + Math.abs(nextY - y)).toBeLessThanOrEqual(1.5)
  }
})
