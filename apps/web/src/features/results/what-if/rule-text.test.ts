import { expect, test } from 'vitest'
import { payAbout, penaltiesAbout, placesText, pointsAbout, ruleText, tiesAbout } from './rule-text.ts'

test.each([
  ['tieBreaks', ['biggest-fish', 'most-fish', 'shared'], 'Biggest fish, then most fish, then tie'],
  ['weight.hasDeadFishPenalty', false, 'Off'],
  ['weight.deadFishPenalty', 4_000, '0-04'],
  ['weight.lateDisqualificationMinutesTrigger', 15, '15 min late'],
  ['payout.totalPayoutPerc', 90, '90%'],
  ['payout.payoutMode', 'mixed', 'Table, with guaranteed places'],
  ['payout.customPayouts', [], 'No place'],
  ['payout.roundUpTo', 500, '$5'],
  ['payout.roundUpTo', undefined, 'Not set'],
  ['pointsScoring.system', 'By Weight', 'By Weight'],
  ['pointsScoring.zeroFish', { kind: 'last-minus', minus: 5 }, 'Below the last one, 5'],
  ['pointsScoring.zeroFish', { kind: 'none' }, 'No points'],
] as const)('%s of %j reads as %s', (path, value, text) => {
  expect(ruleText(path, value, 'lb-oz')).toBe(text)
})

test('the places, whichever rule says how many', () => {
  expect(placesText({ oneIn: 5, placesPaid: 9 })).toBe('1 in 5')
  expect(placesText({ placesPaid: 9 })).toBe('9 places')
  expect(placesText({})).toBe('1 place')
  expect(placesText({ oneIn: 5, placesSteps: { places: 3, upTo: 20, oneMorePer: 10 } })).toBe('By field size')
})

test('a folded group says its rules in one line', () => {
  expect(tiesAbout({})).toBe('Biggest fish, then tie')
  expect(penaltiesAbout({}, 'lb-oz')).toBe('None')
  expect(penaltiesAbout({ weight: { deadFishPenalty: 4_000, lateArrivalMinutesTrigger: 1, lateArrivalPenalty: 2_000 } }, 'lb-oz')).toBe(
    'Dead 0-04 · late 0-02',
  )
  expect(payAbout({ payout: { oneIn: 6, totalPayoutPerc: 80 } })).toBe('1 in 6 · 80%')
  expect(payAbout({ payout: { payoutMode: 'custom' } })).toBe('Custom list of places')
  expect(pointsAbout({})).toBe('Ten points a pound (or kilogram)')
})
