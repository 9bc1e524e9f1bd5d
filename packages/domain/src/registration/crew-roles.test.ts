import { expect, test } from 'vitest'
import { refuseRoles, rolesFor } from './crew-roles.ts'

const roles = { boatCaptain: 'dan', sub: 'sue', groups: ['Women'] }

test('who leaves the boat steers it no more, and a substitute who comes into it is none', () => {
  expect(rolesFor(['jo', 'dan'], roles)).toEqual(roles)
  expect(rolesFor(['jo'], roles)).toEqual({ ...roles, boatCaptain: null })
  expect(rolesFor(['jo', 'dan', 'sue'], roles)).toEqual({ ...roles, sub: null })
  expect(rolesFor(['jo'], {})).toEqual({ boatCaptain: null, sub: null, groups: [] })
})

test('a captain ashore, a substitute on board and a group of another event are refused; a group that is stored stays', () => {
  const event = { groups: [{ name: 'Women' }] }
  const say = (given: object, before: string[] = []) => {
    try {
      refuseRoles({ users: ['jo', 'dan'], ...given }, event, before)
      return null
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  expect(say(roles)).toBeNull()
  expect(say({ boatCaptain: 'sue' })).toBe('registration.captain-ashore')
  expect(say({ sub: 'dan' })).toBe('registration.sub-on-board')
  expect(say({ groups: ['Women', 'Youth'] })).toBe('registration.group-unknown')
  expect(say({ groups: ['Youth'] }, ['Youth'])).toBeNull()
})
