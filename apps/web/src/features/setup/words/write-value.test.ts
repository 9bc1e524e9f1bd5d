import { expect, test } from 'vitest'
import { writeValue } from './write-value.ts'

test.each<[string, unknown, string]>([
  ['entryFee', 10_000, '$100.00'],
  ['settings.weight.deadFishPenalty', 4000, '0-04'],
  ['settings.tieBreaks', ['biggest-fish', 'shared'], 'Biggest fish, then Tie'],
  ['settings.payout.placesByFieldSize', [{ from: 30, places: 5 }], '5 places from 30 boats'],
  ['settings.payout.fixedSlices', [{ name: 'Club', amount: 500, per: 'entry' }], 'Club $5 per entry'],
  ['settings.payout.guaranteesByFieldSize', [{ from: 40, guarantees: [{ position: 1, amount: 100_000 }] }], 'from 40 boats $1,000'],
  ['settings.pointsScoring.pointsTable', [200, 195], '200, 195'],
  ['settings.pointsScoring.pointsSteps', [{ fromPlace: 11, step: 1 }], '1 less per place from place 11'],
  ['settings.pointsScoring.zeroFish.kind', 'none', 'No points'],
  ['settings.weight.shortFishAction', 'lose-biggest-fish', 'Lose the biggest fish'],
  ['settings.weight.lateBigFish', 'not-counted', 'Doesn’t count'],
  ['settings.payout.customPayouts', [{}, {}], '2 rows'],
  ['settings.tieBreaks', [], ''],
  ['notes', null, 'Not set'],
])('%s %j', (path, value, words) => {
  expect(writeValue(path, value)).toBe(words)
})
