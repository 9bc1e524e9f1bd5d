import { createHash } from 'node:crypto'
import { inDrawOrder, ticketText, writeNumbers } from '@ramplight/domain/payouts/raffle-draw'
import { expect, test } from 'vitest'
import { checkDraw } from './check-draw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const seed = 'the-ramp-at-five'
const numbers = [1, 2, 3, 5, 8]
const order = inDrawOrder(numbers.map((number) => ({ number, digest: sha256(ticketText(seed, number)) })))
const draw = { seed, numbers: writeNumbers(numbers), passedOver: [order[0]!], winner: order[1]!, at: '2026-06-12T20:00:00.000Z' }

test('a draw as it was done is right; another winner, another secret or another field is not', async () => {
  expect(await checkDraw(draw, sha256(seed))).toBe('right')
  expect(await checkDraw({ ...draw, winner: order[2]! }, sha256(seed))).toBe('wrong')
  expect(await checkDraw({ ...draw, passedOver: [] }, sha256(seed))).toBe('wrong')
  expect(await checkDraw(draw, sha256('another'))).toBe('wrong')
  expect(await checkDraw({ ...draw, seed: 'another' }, sha256(seed))).toBe('wrong')
})
