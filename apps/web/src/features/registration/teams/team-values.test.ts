import type { AnglerName } from '@ramplight/contract/people/users'
import { expect, test } from 'vitest'
import { teamValues, writtenTeam } from './team-values.ts'

const person = (_id: string) => ({ _id, first_name: _id, last_name: 'Moss' }) as AnglerName
const three = { ...teamValues(null, 'trail'), anglers: [person('jo'), person('lin'), person('max')] }

test('the first is the captain, the others fish with them, and the substitute does not count as one of them', () => {
  expect(writtenTeam(three)).toMatchObject({
    users: ['jo', 'lin', 'max'],
    captain: 'jo',
    coanglers: ['lin', 'max'],
    sub: null,
    tour: 'trail',
  })
  expect(writtenTeam({ ...three, captain: 'lin', sub: 'max' })).toMatchObject({
    users: ['jo', 'lin'],
    captain: 'lin',
    coanglers: ['jo'],
    sub: 'max',
  })
})

test('who was taken out of the team has no part in it any more', () => {
  const gone = { ...three, anglers: [person('lin')], captain: 'jo', boatCaptain: 'jo', sub: 'max' }
  expect(writtenTeam(gone)).toMatchObject({ users: ['lin'], captain: 'lin', coanglers: [], boatCaptain: null, sub: null })
})
