import type { Entry } from '@ramplight/domain/scoring/types'
import { expect, test } from 'vitest'
import { bagFrom } from '../../weigh-in/bag/bag-entry.ts'
import { aBoat, aStation } from '../testing/a-station.ts'
import { previewOf } from './use-bag-preview.ts'

const [reyes, moss, lund, vega] = [aBoat('reyes', 12), aBoat('moss', 3), aBoat('lund', 5), aBoat('vega', 8)]
const LB = 16_000
const inField = (_id: string, pounds: number) => ({ _id, weights: [{ weight: pounds * LB, totalFish: 5 }] }) as unknown as Entry
const NOON = Date.parse('2027-06-12T18:00:00.000Z')

/** What the station asks before it saves a bag of so many ounces for boat 12. */
const asked = (ounces: number, field: Entry[]) => {
  const bag = bagFrom({ weight: ounces * 1000, totalFish: 5 }, { unit: 'lb-oz', fishLimit: 5 })
  const data = { ...aStation([reyes, moss, lund, vega]), field }
  return previewOf(data, reyes, { id: 'bag', day: 0, bag }, NOON).guards.flatMap(({ instead }) => instead ?? [])
}

test('41-02 in a field of 13 pounds is asked about, and 14-02 is offered; 14-02 itself is saved without a question', () => {
  const field = [inField('moss', 13), inField('lund', 12)]
  expect(asked(41 * 16 + 2, field)).toEqual([14 * LB + 2000])
  expect(asked(14 * 16 + 2, field)).toEqual([])
})

test('a boat that corrects its own bag is not asked whether it leads itself', () => {
  expect(asked(41 * 16 + 2, [inField('reyes', 40)])).toEqual([])
})
