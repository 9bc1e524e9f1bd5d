import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOfPlatformPart, linesPaidToPlatform } from './platform-lines.ts'
import { imbalance } from './posting.ts'

const cents = fc.integer({ min: 0, max: 5_000_000 })
const cardOf = (lines: readonly { account: string; amount: number }[]) =>
  lines.reduce((sum, { account, amount }) => (account === 'card' ? sum + amount : sum), 0)

test('whatever becomes of a card payment, the platform and the director have together what the provider has not kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 5_000_000 }), cents, cents, cents, cents, (total, director, fees, part, rest) => {
      const lines = linesOfPlatformPart({ total, director, fees, applicationFee: part + rest, anglerFee: part })
      expect(imbalance(lines)).toBe(0)
      expect(director + cardOf(lines)).toBe(total - fees)
    }),
  )
})

test('what leaves the book of a director comes into that of the platform, less what the provider keeps', () => {
  fc.assert(
    fc.property(cents, cents, cents, (anglers, license, fees) => {
      const { director, platform } = linesPaidToPlatform({ 'angler-fee': anglers, license, fees })
      expect([imbalance(director), imbalance(platform)]).toEqual([0, 0])
      expect(cardOf(director) + cardOf(platform)).toBe(0 - fees)
    }),
  )
})
