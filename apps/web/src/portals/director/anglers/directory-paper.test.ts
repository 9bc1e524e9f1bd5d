import { expect, test } from 'vitest'
import { directoryPaper, withMemberships } from './directory-paper.ts'

const jo = { first_name: 'Jo', last_name: 'Reyes', email: 'jo@example.com', phone: '9035550142', tours: ['trail'], seasons: [] }
const ana = { first_name: 'Ana', last_name: 'Castle', email: null, phone: null, tours: ['trail'], seasons: ['summer'] }
const ben = { first_name: 'Ben', last_name: 'Poe', email: null, phone: null, tours: [], seasons: [] }

test('a directory names its tour or season, and lists its members by surname with email and phone', () => {
  const trail = directoryPaper({ kind: 'tour', _id: 'trail', name: 'Cypress Trail' }, [jo, ben, ana], '2027-06-12')
  expect([trail.title, trail.subtitles]).toEqual(['Cypress Trail', ['Tour Members', '2 anglers · 06/12/2027']])
  expect(trail.tables[0]!.columns.map(({ label }) => label)).toEqual(['Name', 'Email', 'Phone'])
  expect(trail.tables[0]!.rows).toEqual([
    ['Ana Castle', '', ''],
    ['Jo Reyes', 'jo@example.com', '903-555-0142'],
  ])
  expect(trail.fileName).toBe('cypress-trail-2027-06-12-tour-members')
  expect(directoryPaper({ kind: 'season', _id: 'summer', name: '2027' }, [jo, ana], '2027-06-12').subtitles[0]).toBe('Season Members')
  expect(directoryPaper({ kind: 'all' }, [jo, ana, ben], '2027-06-12').title).toBe('Angler Directory')
})

test('the directory of a season has its members; a season without any has those who joined it', () => {
  const people = withMemberships(
    [
      { ...jo, _id: 'jo' },
      { ...ana, _id: 'ana', seasons: ['summer', 'winter'] },
    ],
    [{ user: 'jo', season: 'summer' }],
  )
  const namesIn = (_id: string) => directoryPaper({ kind: 'season', _id, name: '2027' }, people).tables[0]!.rows.map(([name]) => name)
  expect([namesIn('summer'), namesIn('winter')]).toEqual([['Jo Reyes'], ['Ana Castle']])
})
