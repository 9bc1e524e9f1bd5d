import { describe, expect, test } from 'vitest'
import { EVERYBODY, whoMay } from '../../testing/policy-people.ts'

const bass = { id: 'bass', director: 'dee' }
const season = { director: 'otto', tour: 'bass', tourDirector: 'dee' }
const EDITORS = ['dee', 'otto', 'asa', 'admin']

describe('who helps on a tour', () => {
  test('is brought by its director and admins alone, and by no helper, though the tour was theirs before', () => {
    expect(whoMay('tour.staff', bass)).toEqual(['dee', 'admin'])
    expect(whoMay('tour.staff', { id: 'bass', director: 'asa' })).toEqual(['admin'])
    expect(whoMay('tour.staff', { id: 'bass', director: 'ann' })).toEqual(['admin'])
  })

  test('sees the record of it, and its director writes it', () => {
    expect(whoMay('staff.see', { director: 'dee', user: 'asa' })).toEqual(['dee', 'asa', 'admin'])
    expect(whoMay('staff.edit', { director: 'dee', user: 'asa' })).toEqual(['dee', 'admin'])
    expect(whoMay('staff.edit', { director: 'asa', user: 'elsa' })).toEqual(['admin'])
  })
})

describe('what hangs on a season', () => {
  test.each(['tour.see', 'division.see', 'season.see', 'season-team.see'] as const)('%s is for everybody', (policy) => {
    expect(whoMay(policy, undefined as never)).toEqual(EVERYBODY)
  })

  test.each(['division.edit', 'season.edit'] as const)('%s is for its director, the director and the helpers of its tour', (policy) => {
    expect(whoMay(policy, season)).toEqual(EDITORS)
    expect(whoMay(policy, { director: 'otto', tour: null })).toEqual(['otto', 'admin'])
  })

  test('a team of it is seen by all and put there by who edits the season', () => {
    expect(whoMay('season-team.see', undefined as never)).toEqual(EVERYBODY)
    expect(whoMay('season-team.edit', { season })).toEqual(EDITORS)
  })

  test.each(['membership.see', 'membership.edit'] as const)('%s is between the member and who edits the season', (policy) => {
    expect(whoMay(policy, { user: 'ann', season })).toEqual(['ann', ...EDITORS])
    expect(whoMay(policy, { user: 'otto', season: { director: 'dee', tour: null } })).toEqual(['dee', 'otto', 'admin'])
  })
})

describe('a group', () => {
  const open = { director: 'dee', coDirectors: ['otto'], tour: 'bass', status: 'Open' }

  test('is seen with its tournament, else with its season', () => {
    expect(whoMay('group.see', { tournament: open, season: null })).toEqual(EVERYBODY)
    expect(whoMay('group.see', { tournament: { ...open, status: 'Draft' }, season })).toEqual(EDITORS)
    expect(whoMay('group.see', { tournament: null, season })).toEqual(EVERYBODY)
    expect(whoMay('group.see', { tournament: null, season: null })).toEqual([])
  })

  test('is edited by who edits everything that it names', () => {
    expect(whoMay('group.edit', { tournament: open, season: null })).toEqual(['dee', 'otto', 'admin'])
    expect(whoMay('group.edit', { tournament: null, season })).toEqual(EDITORS)
    expect(whoMay('group.edit', { tournament: { ...open, coDirectors: ['elsa'] }, season })).toEqual(['dee', 'admin'])
    expect(whoMay('group.edit', { tournament: null, season: null })).toEqual([])
  })
})

describe('a team', () => {
  const team = { director: 'otto', tour: 'bass', tourDirector: 'dee', members: ['ann'] }

  test('is seen by its anglers and by who runs it', () => {
    for (const policy of ['team.see', 'team.edit'] as const) expect(whoMay(policy, team)).toEqual(['ann', ...EDITORS])
    expect(whoMay('team.run', team)).toEqual(EDITORS)
    expect(whoMay('team.run', { director: 'otto', tour: null, members: [] })).toEqual(['otto', 'admin'])
  })

  test('is put into a tour by who edits the tour, and into no tour by directors', () => {
    expect(whoMay('team.create', { ofTour: bass })).toEqual(['dee', 'asa', 'admin'])
    expect(whoMay('team.create', { ofTour: null })).toEqual(['dee', 'otto', 'admin'])
  })
})
