import type { AnglerName } from '@ramplight/contract/people/users'
import type { Team } from '@ramplight/contract/registration/teams'
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
  expect(writtenTeam({ ...three, sub: 'max' })).toMatchObject({ users: ['jo', 'lin'], captain: 'jo', coanglers: ['lin'], sub: 'max' })
})

test('the captain of a stored team stands first, and nothing changes by looking at it', () => {
  const stored = { captain: 'lin', users: ['lin', 'jo'], coanglers: ['jo'], sub: 'max', anglers: three.anglers } as unknown as Team
  const values = teamValues(stored, null)
  expect(values.anglers.map(({ _id }) => _id)).toEqual(['lin', 'jo', 'max'])
  expect(writtenTeam(values)).toMatchObject({ captain: 'lin', users: ['lin', 'jo'], coanglers: ['jo'], sub: 'max' })
})

test('who was taken out of the team has no part in it any more', () => {
  const gone = { ...three, anglers: [person('lin')], boatCaptain: 'jo', sub: 'max' }
  expect(writtenTeam(gone)).toMatchObject({ users: ['lin'], captain: 'lin', coanglers: [], boatCaptain: null, sub: null })
})
