import { describe, expect, test } from 'vitest'
import { EVERYBODY, OPEN, whoMay } from '../../testing/policy-people.ts'
import type { SeasonSubject } from '../subjects.ts'

const tour = { id: 'bass', director: 'dee' }
const season: SeasonSubject = { director: 'dee', tour: 'bass', tourDirector: 'dee' }
const tournament = OPEN

describe('a sponsor', () => {
  test('is seen by all while it sponsors, else by who edits its tour', () => {
    expect(whoMay('sponsor.see', { tour, director: null, status: 'Active' })).toEqual(EVERYBODY)
    for (const status of ['Pending', 'Inactive'])
      expect(whoMay('sponsor.see', { tour, director: null, status })).toEqual(['dee', 'asa', 'admin'])
    expect(whoMay('sponsor.edit', { tour, director: 'otto', status: 'Active' })).toEqual(['dee', 'asa', 'admin'])
  })

  test("without a tour is in a director's own book", () => {
    expect(whoMay('sponsor.edit', { tour: null, director: 'dee' })).toEqual(['dee', 'admin'])
    expect(whoMay('sponsor.edit', { tour: null, director: 'ann' })).toEqual(['admin'])
  })

  test('is arranged by who edits both the tour and the season that are named', () => {
    expect(whoMay('sponsor-settings.edit', { tour, season: null })).toEqual(['dee', 'asa', 'admin'])
    expect(whoMay('sponsor-settings.edit', { tour: null, season })).toEqual(['dee', 'asa', 'admin'])
    expect(whoMay('sponsor-settings.edit', { tour: { id: 'perch', director: 'otto' }, season })).toEqual(['admin'])
    expect(whoMay('sponsor-settings.edit', { tour: null, season: null })).toEqual(['admin'])
  })

  test('as an advertiser is seen while active, and what somebody clicked is theirs', () => {
    expect(whoMay('advertiser.see', { active: true })).toEqual(EVERYBODY)
    expect(whoMay('advertiser.see', { active: false })).toEqual(['admin'])
    expect(whoMay('interactions.of-user', { id: 'ann' })).toEqual(['ann', 'admin'])
  })
})

describe('a message', () => {
  const message = { sender: 'dee', recipients: ['bob'], tournament: null, tour: null }

  test('is read by who wrote it, who is told, and who runs what it is about', () => {
    expect(whoMay('message.see', message)).toEqual(['bob', 'dee', 'admin'])
    expect(whoMay('message.see', { ...message, tournament })).toEqual(['bob', 'cody', 'dee', 'asa', 'admin'])
    expect(whoMay('message.see', { ...message, sender: 'otto', tour })).toEqual(['bob', 'dee', 'otto', 'asa', 'admin'])
    for (const recipients of [null, undefined]) expect(whoMay('message.see', { ...message, recipients })).toEqual(['dee', 'admin'])
    expect(whoMay('message.mark', message)).toEqual(['bob', 'dee', 'admin'])
    expect(whoMay('message.edit', message)).toEqual(['dee', 'admin'])
  })

  test('is written by directors, about what they run', () => {
    const about = (more: object) => whoMay('message.create', { sender: null, tournament: null, tour: null, ...more })
    expect(about({})).toEqual(['dee', 'otto', 'asa', 'elsa', 'admin'])
    expect(about({ tournament })).toEqual(['dee', 'asa', 'admin'])
    expect(about({ tour: { id: 'perch', director: 'otto' }, tournament })).toEqual(['admin'])
  })
})

describe('a document', () => {
  const ann = { id: 'ann', userType: 'Angler', tours: ['bass'] } as const
  const paper = { user: { ...ann, tours: ['bass'] }, director: null, isTaxForm: false, tournament: null, season: null, tour: null }

  test('is seen by whose it is, who asked for it, and who runs what it is for', () => {
    expect(whoMay('document.see', paper)).toEqual(['ann', 'admin'])
    expect(whoMay('document.see', { ...paper, director: 'otto' })).toEqual(['ann', 'otto', 'admin'])
    expect(whoMay('document.see', { ...paper, user: null, director: 'otto' })).toEqual(['otto', 'admin'])
    expect(whoMay('document.see', { ...paper, tournament })).toEqual(['ann', 'cody', 'dee', 'asa', 'admin'])
    // A tax number is for who pays out, not for who helps at the ramp.
    const w9 = { ...paper, isTaxForm: true, tournament, season, tour }
    expect(whoMay('document.see', w9)).toEqual(['ann', 'cody', 'dee', 'admin'])
    for (const of of [{ season }, { tour }]) expect(whoMay('document.see', { ...paper, ...of })).toEqual(['ann', 'dee', 'asa', 'admin'])
  })

  test('is written by whose it is, and by a director who knows them and says so', () => {
    expect(whoMay('document.edit', { ...paper, tournament, season, tour })).toEqual(['ann', 'admin'])
    expect(whoMay('document.edit', { ...paper, director: 'dee' })).toEqual(['ann', 'dee', 'admin'])
    expect(whoMay('document.edit', { ...paper, director: 'otto' })).toEqual(['ann', 'admin'])
    expect(whoMay('document.edit', { ...paper, director: 'bob' })).toEqual(['ann', 'admin'])
    expect(whoMay('document.edit', { ...paper, user: null, director: 'dee' })).toEqual(['admin'])
    expect(whoMay('document.edit', { ...paper, tournament: { ...tournament, status: 'Draft' } })).toEqual(['admin'])
  })
})

describe('subscriptions and licenses', () => {
  test('a subscription is between a person and the platform', () => {
    for (const policy of ['subscription.see', 'subscription.edit'] as const) {
      expect(whoMay(policy, { user: 'dee' })).toEqual(['dee', 'admin'])
      expect(whoMay(policy, { user: null })).toEqual(['admin'])
    }
    expect(whoMay('subscription-level.see', { active: true })).toEqual(EVERYBODY)
    expect(whoMay('subscription-level.see', { active: false })).toEqual(['admin'])
  })

  test('a license is given by a director, not by who helps them, and seen by who has it', () => {
    const license = { director: 'dee', user: 'bob' }
    expect(whoMay('license.edit', license)).toEqual(['dee', 'admin'])
    expect(whoMay('license.see', license)).toEqual(['bob', 'dee', 'admin'])
    expect(whoMay('license.edit', { ...license, director: 'asa' })).toEqual(['admin'])
  })
})

describe('help and settings', () => {
  test('are for everybody when they are meant to be', () => {
    expect(whoMay('help.see', { active: true })).toEqual(EVERYBODY)
    expect(whoMay('help.see', { active: false })).toEqual(['admin'])
    expect(whoMay('admin-setting.see', { isPublic: true })).toEqual(EVERYBODY)
    expect(whoMay('admin-setting.see', { isPublic: false })).toEqual(['admin'])
  })
})
