import { expect, test } from 'vitest'
import { isTeamFull, teamWithout } from './own-team.ts'

const team = { users: ['jo', 'dan', 'sue'], captain: 'jo', boatCaptain: 'dan', sub: 'sue' }

test('who leaves takes their part along; after a captain the next one leads, and nobody is left behind in an empty team', () => {
  expect(teamWithout(team, 'dan')).toEqual({
    users: ['jo', 'sue'],
    coanglers: ['sue'],
    boatCaptain: null,
    sub: 'sue',
    captain: 'jo',
  })
  expect(teamWithout(team, 'jo')).toMatchObject({ users: ['dan', 'sue'], captain: 'dan', coanglers: ['sue'] })
  expect(teamWithout({ ...team, users: ['jo'] }, 'jo')).toBeNull()
})

test('six are a full team', () => {
  expect([isTeamFull({ users: ['1', '2', '3', '4', '5'] }), isTeamFull({ users: ['1', '2', '3', '4', '5', '6'] })]).toEqual([false, true])
})
