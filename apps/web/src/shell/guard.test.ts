import { beforeEach, expect, test, vi } from 'vitest'
import { signedInAs } from './guard.ts'

const session = vi.hoisted(() => ({ now: null as object | null }))
vi.mock('#platform/session.ts', () => ({ currentSession: () => session.now }))

const ID = 'a'.repeat(24)
beforeEach(() => {
  session.now = null
})

/** Where somebody is led who opens this address of a director; nowhere, if they may be there. */
function ledTo(href: string): { to?: string; params?: unknown; search?: unknown } {
  try {
    signedInAs('Director')({ location: { href } })
  } catch (led) {
    return (led as { options: object }).options
  }
  return {}
}

test('an address of a director leads a visitor to its public page where it has one, and else to the login and back', () => {
  expect(ledTo(`/director/tournaments/${ID}/entries?view=unpaid`)).toMatchObject({ to: '/tournaments/$id', params: { id: ID } })
  expect(ledTo(`/director/tours/${ID}`)).toMatchObject({ to: '/tours/$id', params: { id: ID } })
  for (const href of ['/director/tournaments/new', `/director/seasons/${ID}`, '/director/tours'])
    expect(ledTo(href)).toMatchObject({ to: '/login', search: { redirect: href } })
})

test('a page of a director opens for directors, and leads others to their own home', () => {
  session.now = { user: { userType: 'Director', last_name: 'Castle' } }
  expect(ledTo('/director/tours')).toEqual({})
  session.now = { user: { userType: 'Angler', last_name: 'Reyes' } }
  expect(ledTo('/director/tours')).toMatchObject({ to: '/angler' })
})
