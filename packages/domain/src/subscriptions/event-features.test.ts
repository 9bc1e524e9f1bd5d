import { expect, test } from 'vitest'
import { levelFor, newlyUsed, type RulesToHold } from './event-features.ts'

const oneDay: RulesToHold = { tournamentDates: ['2027-06-12'], sidepots: [], bigfishpots: [], settings: { weight: { fishLimit: 5 } } }
const twoDays: RulesToHold = {
  ...oneDay,
  tournamentDates: ['2027-06-12', '2027-06-13'],
  hasCuts: true,
  sidepots: [{}],
  settings: { weight: { fishLimit: 5, deadFishPenalty: 4_000 }, pointsScoring: { system: 'By Position' } },
}

test('what an event did not have before is asked for, and what it has stays', () => {
  expect(newlyUsed(oneDay, twoDays)).toEqual(['penalties', 'sidePots', 'scoring', 'multiDay', 'cuts'])
  expect(newlyUsed(twoDays, { ...twoDays, tournamentDates: ['2027-06-12', '2027-06-13', '2027-06-14'] })).toEqual([])
  expect(newlyUsed(twoDays, oneDay)).toEqual([])
  expect(newlyUsed(oneDay, { ...oneDay, settings: { weighInMode: 'big-bass', pointsScoring: { system: 'Default' } } })).toEqual([
    'multipleWeighIns',
  ])
})

test('the highest of what is new says which level it takes', () => {
  expect([levelFor([]), levelFor(['sidePots', 'penalties']), levelFor(['sidePots', 'scoring']), levelFor(['cuts', 'scoring'])]).toEqual([
    'Free',
    'Basic',
    'Premium',
    'Pro',
  ])
})
