import { describe, expect, test } from 'vitest'
import { DRAFT, EVERYBODY, OPEN, RUN, whoMay } from '../../testing/policy-people.ts'

describe('a raffle', () => {
  test('is seen by everybody who sees the tournament while it is active', () => {
    expect(whoMay('raffle.see', { tournament: OPEN, active: true })).toEqual(EVERYBODY)
    expect(whoMay('raffle.see', { tournament: OPEN, active: false })).toEqual(RUN)
    expect(whoMay('raffle.see', { tournament: DRAFT, active: true })).toEqual(RUN)
  })

  test('is written by who runs the tournament', () => {
    expect(whoMay('raffle.edit', { tournament: OPEN, active: true })).toEqual(RUN)
  })

  test('has entries that their buyers see, and who runs the tournament sells', () => {
    expect(whoMay('raffle-entry.see', { user: 'ann', tournament: OPEN })).toEqual(['ann', ...RUN])
    expect(whoMay('raffle-entry.see', { user: null, tournament: OPEN })).toEqual(RUN)
    expect(whoMay('raffle-entry.edit', { user: 'ann', tournament: OPEN })).toEqual(RUN)
  })
})

describe('what a person holds', () => {
  test('an account is theirs and the admins', () => {
    for (const policy of ['account.see', 'account.edit'] as const) {
      expect(whoMay(policy, { user: 'dee' })).toEqual(['dee', 'admin'])
      expect(whoMay(policy, { user: null })).toEqual(['admin'])
    }
  })

  test('credits are seen by their director, and given and taken by admins alone', () => {
    expect(whoMay('credit.see', { user: 'dee' })).toEqual(['dee', 'admin'])
    expect(whoMay('credit.edit', { user: 'dee' })).toEqual(['admin'])
  })
})
