import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { changeSettings } from '@ramplight/domain/simulate/change-rules'
import { expect, test } from 'vitest'
import { changedRules, countTried, readTried, ruleInForce, ruleNow, settingsUnder, takeBack, tryRule, writeTried } from './tried-rules.ts'

const inForce: TournamentSettings = {
  weighInMode: 'single',
  weight: { unit: 'lb', hasDeadFishPenalty: true, deadFishPenalty: 4_000 },
  payout: { oneIn: 5, breakTiesWithBigFish: true },
  pointsScoring: { system: 'By Position', firstPlacePoints: 'Custom', customFirstPlacePoints: 180 },
}

test('nothing tried changes nothing', () => {
  expect(changedRules({})).toEqual({})
  expect(settingsUnder(inForce, {})).toBe(inForce)
  expect(writeTried({})).toBeUndefined()
})

test('what the settings leave open reads as what counts', () => {
  expect(ruleInForce(inForce, 'tieBreaks')).toEqual(['biggest-fish', 'shared'])
  expect(ruleInForce({ payout: { breakTiesWithBigFish: false } }, 'tieBreaks')).toEqual(['shared'])
  expect(ruleInForce({ weight: { deadFishPenalty: 4_000 } }, 'weight.hasDeadFishPenalty')).toBe(true)
  expect(ruleInForce({}, 'weight.hasDeadFishPenalty')).toBe(false)
  expect(ruleInForce({ payout: {} }, 'payout.payoutMode')).toBe('percentages')
  expect(ruleInForce({}, 'payout.payoutMode')).toBeUndefined()
  expect(ruleInForce(inForce, 'payout.totalPayoutPerc')).toBe(100)
  expect(ruleInForce(inForce, 'pointsScoring.firstPlacePoints')).toBe(180)
})

test('only what differs is handed on, null where a rule is switched off', () => {
  const off = tryRule(inForce, {}, 'weight.hasDeadFishPenalty', false)
  const sixth = tryRule(inForce, tryRule(inForce, off, 'payout.oneIn', undefined), 'payout.placesPaid', 6)
  const ties = tryRule(inForce, sixth, 'tieBreaks', ['most-fish', 'shared'])
  expect(changedRules(ties)).toEqual({
    settings: {
      weight: { hasDeadFishPenalty: false },
      payout: { oneIn: null, placesPaid: 6 },
      tieBreaks: ['most-fish', 'shared'],
    },
  })
})

test('a rule that is set back to what is in force is not tried any more', () => {
  const tried = tryRule(inForce, {}, 'payout.oneIn', 6)
  expect(tried).toEqual({ 'payout.oneIn': 6 })
  expect(ruleNow(inForce, tried, 'payout.oneIn')).toBe(6)
  expect(tryRule(inForce, tried, 'payout.oneIn', 5)).toEqual({})
  expect(tryRule(inForce, tried, 'tieBreaks', ['biggest-fish', 'shared'])).toEqual(tried)
  expect(takeBack(tried, ['payout.oneIn', 'payout.placesPaid'])).toEqual({})
})

test('the calculation and the explanations read the same rules', () => {
  const tried = { 'payout.oneIn': null, 'weight.deadFishPenalty': 8_000, 'pointsScoring.zeroFish': { kind: 'none' } }
  const changed = changeSettings(inForce, changedRules(tried).settings ?? {})
  expect(JSON.parse(JSON.stringify(changed, (_, value) => value ?? undefined))).toEqual(
    JSON.parse(JSON.stringify(settingsUnder(inForce, tried))),
  )
  expect(inForce.payout?.oneIn).toBe(5)
})

test('an address keeps what is tried, and what is no rule is not read from it', () => {
  const tried = { 'weight.hasDeadFishPenalty': false, 'payout.oneIn': null, 'payout.placesPaid': 3 }
  expect(readTried(writeTried(tried), inForce)).toEqual(tried)
  for (const text of [
    '',
    'rubbish',
    '[1]',
    'null',
    '{"entryFee":1}',
    '{"payout.oneIn":-2}',
    '{"payout.oneIn":"6"}',
    '{"tieBreaks":["luck"]}',
  ]) {
    expect(readTried(text, inForce)).toEqual({})
  }
  expect(readTried('{"payout.oneIn":5}', inForce)).toEqual({})
})

test('other places are one rule, in however many fields they are written', () => {
  const tried = { 'payout.oneIn': null, 'payout.placesPaid': 3, 'payout.totalPayoutPerc': 90, tieBreaks: ['shared'] }
  expect(countTried(tried)).toBe(3)
  expect(countTried(tried, (path) => path.startsWith('payout.'))).toBe(2)
})
