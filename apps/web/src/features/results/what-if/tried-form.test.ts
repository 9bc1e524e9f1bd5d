import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { expect, test } from 'vitest'
import { triedForm } from './tried-form.ts'
import type { TriedRules } from './tried-rules.ts'

const settings: TournamentSettings = {
  payout: { oneIn: 5 },
  pointsScoring: { system: 'By Position', zeroFish: { kind: 'fixed', points: 10 } },
}

/** A form somebody types in; `tried` is what has come of it. */
function aForm() {
  const state = { tried: {} as TriedRules }
  const form = () => triedForm(settings, state.tried, (change) => Object.assign(state, { tried: change(state.tried) }))
  return { state, form }
}

test('the fields read what is in force, and write only what is tried', () => {
  const { state, form } = aForm()
  expect(form().get('settings.payout.oneIn')).toBe(5)
  expect(form().get('settings.payout.placesPaid')).toBeUndefined()
  form().set('settings.payout.oneIn', undefined)
  form().set('settings.payout.placesPaid', 3)
  expect(state.tried).toEqual({ 'payout.oneIn': null, 'payout.placesPaid': 3 })
  expect(form().get('settings.payout.oneIn')).toBeUndefined()
})

test('a part of a rule changes the whole rule, and back again nothing is tried', () => {
  const { state, form } = aForm()
  form().set('settings.pointsScoring.zeroFish.points', 20)
  expect(state.tried).toEqual({ 'pointsScoring.zeroFish': { kind: 'fixed', points: 20 } })
  expect(form().get('settings.pointsScoring.zeroFish.points')).toBe(20)
  form().set('settings.pointsScoring.zeroFish.points', 10)
  expect(state.tried).toEqual({})
})

test('what nobody can try here stays as it is', () => {
  const { state, form } = aForm()
  form().set('settings.payout.minimumAmountToTriggerPayout', 100)
  expect(state.tried).toEqual({})
})
