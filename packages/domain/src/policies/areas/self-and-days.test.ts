import { describe, expect, test } from 'vitest'
import { DRAFT, EVERYBODY, OPEN, RUN, whoMay } from '../../testing/policy-people.ts'
import type { TournamentSubject } from '../subjects.ts'

test('what a person says of themselves is said by them and by admins, not by those who see them', () => {
  expect(whoMay('user.self', { id: 'ann' })).toEqual(['ann', 'admin'])
})

describe('how a director works', () => {
  test('is known to the director, to who helps or weighs on one of their tours, and to admins', () => {
    expect(whoMay('director-settings.see', { id: 'dee', tours: ['perch', 'bass'] })).toEqual(['dee', 'asa', 'wes', 'admin'])
    expect(whoMay('director-settings.see', { id: 'dee', tours: [] })).toEqual(['dee', 'admin'])
  })

  test('is decided by the director and admins', () => {
    expect(whoMay('director-settings.edit', { id: 'dee', tours: ['bass'] })).toEqual(['dee', 'admin'])
  })

  test('is worn by pages that everybody sees', () => {
    expect(whoMay('director-theme.see', undefined as never)).toEqual(EVERYBODY)
  })
})

describe('interest in a tournament', () => {
  test('is public where the tournament is', () => {
    expect(whoMay('interaction.see', { user: 'ann', tournament: OPEN })).toEqual(EVERYBODY)
    expect(whoMay('interaction.see', { user: 'ann', tournament: DRAFT })).toEqual(RUN)
  })

  test('is shown by whoever is signed in and sees the tournament, and taken back by the same person', () => {
    expect(whoMay('interaction.create', OPEN)).toEqual(EVERYBODY.filter((name) => name !== 'visitor'))
    expect(whoMay('interaction.create', DRAFT)).toEqual(RUN)
    expect(whoMay('interaction.edit', { user: 'ann', tournament: OPEN })).toEqual(['ann', 'admin'])
  })
})

describe('an event of the calendar', () => {
  test('of a tournament is seen with it and changed by who edits it, whoever wrote it', () => {
    const event = (tournament: TournamentSubject) => ({ user: 'ann', tournament })
    expect(whoMay('calendar-event.see', event(OPEN))).toEqual(EVERYBODY)
    expect(whoMay('calendar-event.see', event(DRAFT))).toEqual(RUN)
    expect(whoMay('calendar-event.edit', event(OPEN))).toEqual(['cody', 'dee', 'admin'])
  })

  test('of one’s own is one’s own', () => {
    for (const policy of ['calendar-event.see', 'calendar-event.edit'] as const)
      expect(whoMay(policy, { user: 'ann', tournament: null })).toEqual(['ann', 'admin'])
  })
})

describe('a pre-registration', () => {
  const ours = { users: ['ann', 'otto'], tournament: OPEN }

  test('is made and seen by its anglers, where they see the tournament, and by who runs it', () => {
    for (const policy of ['pre-registration.see', 'pre-registration.create'] as const) {
      expect(whoMay(policy, ours)).toEqual(['ann', 'cody', 'dee', 'otto', 'asa', 'admin'])
      expect(whoMay(policy, { ...ours, tournament: DRAFT })).toEqual(RUN)
    }
  })

  test('stands still for its anglers once an entry was made of it', () => {
    expect(whoMay('pre-registration.edit', { ...ours, converted: false })).toEqual(['ann', 'cody', 'dee', 'otto', 'asa', 'admin'])
    expect(whoMay('pre-registration.edit', { ...ours, converted: true })).toEqual(RUN)
  })
})
