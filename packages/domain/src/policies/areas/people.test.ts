import { describe, expect, test } from 'vitest'
import { can, type PolicyName, type SubjectOf } from '../policies.ts'
import type { Actor, UserSubject } from '../subjects.ts'

const actor = (id: string, userType: Actor['userType'], more: Partial<Actor> = {}): Actor => ({
  id,
  userType,
  isAssistant: false,
  tours: [],
  ...more,
})

/** Dee directs the Bass Tour and made Ann, Otto directs elsewhere, Asa helps on the Bass Tour. */
const PEOPLE = {
  visitor: null,
  ann: actor('ann', 'Angler', { tours: ['bass'] }),
  zoe: actor('zoe', 'Angler'),
  dee: actor('dee', 'Director', { tours: ['bass'] }),
  otto: actor('otto', 'Director', { tours: ['walleye'] }),
  asa: actor('asa', 'Director', { isAssistant: true, tours: ['bass'] }),
  admin: actor('admin', 'System Admin'),
} satisfies Record<string, Actor | null>

const whoMay = <P extends PolicyName>(policy: P, subject: SubjectOf<P>) =>
  Object.entries(PEOPLE)
    .filter(([, who]) => can(who, policy, subject))
    .map(([name]) => name)

const ann: UserSubject = { id: 'ann', userType: 'Angler', director: 'dee', tours: ['bass'] }
const asa: UserSubject = { id: 'asa', userType: 'Director', director: 'dee', tours: ['bass'] }
const bass = { id: 'bass', director: 'dee' }
const walleye = { id: 'walleye', director: 'otto' }

describe('an angler', () => {
  test('joins a tour by themself, or is brought by who edits it and knows them', () => {
    expect(whoMay('user.join-tour', { ...ann, tour: bass })).toEqual(['ann', 'dee', 'asa', 'admin'])
    expect(whoMay('user.join-tour', { ...ann, tour: walleye })).toEqual(['ann', 'admin'])
    expect(whoMay('user.join-tour', { id: 'zoe', userType: 'Angler', tour: bass })).toEqual(['zoe', 'admin'])
  })

  test('joins a season likewise, also brought by the director of its tour', () => {
    const season = { director: 'someone', tour: 'bass', tourDirector: 'dee' }
    expect(whoMay('user.join-season', { ...ann, season })).toEqual(['ann', 'dee', 'asa', 'admin'])
    expect(whoMay('user.join-season', { ...ann, season: { director: 'otto', tour: null } })).toEqual(['ann', 'admin'])
  })
})

test('a director’s helper is given a tour by an admin alone: it is what they may run', () => {
  expect(whoMay('user.join-tour', { ...asa, tour: walleye })).toEqual(['admin'])
  expect(whoMay('user.join-tour', { ...asa, tour: bass })).toEqual(['admin'])
  expect(whoMay('user.join-season', { ...asa, season: { director: 'dee', tour: 'bass' } })).toEqual(['admin'])
})

test('a director invites whom they know to their staff; a helper invites nobody, and nobody themself', () => {
  expect(whoMay('user.invite', ann)).toEqual(['dee', 'admin'])
  expect(whoMay('user.invite', { id: 'zoe', userType: 'Angler' })).toEqual(['admin'])
  expect(whoMay('user.invite', { id: 'dee', userType: 'Director', tours: ['bass'] })).toEqual(['admin'])
})
