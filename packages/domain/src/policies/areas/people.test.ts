import { describe, expect, test } from 'vitest'
import { whoMay } from '../../testing/policy-people.ts'
import type { UserSubject } from '../subjects.ts'

const ann: UserSubject = { id: 'ann', userType: 'Angler', director: 'dee', tours: ['bass'] }
const asa: UserSubject = { id: 'asa', userType: 'Director', director: 'dee', tours: ['bass'] }
const bass = { id: 'bass', director: 'dee' }
const walleye = { id: 'walleye', director: 'otto' }

describe('an angler', () => {
  test('joins a tour by themself, or is brought by who edits it and knows them', () => {
    expect(whoMay('user.join-tour', { ...ann, tour: bass })).toEqual(['ann', 'dee', 'asa', 'admin'])
    expect(whoMay('user.join-tour', { ...ann, tour: walleye })).toEqual(['ann', 'admin'])
    expect(whoMay('user.join-tour', { id: 'bob', userType: 'Angler', tour: bass })).toEqual(['bob', 'admin'])
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
  expect(whoMay('user.invite', { id: 'bob', userType: 'Angler' })).toEqual(['admin'])
  expect(whoMay('user.invite', { id: 'dee', userType: 'Director', tours: ['bass'] })).toEqual(['admin'])
})
