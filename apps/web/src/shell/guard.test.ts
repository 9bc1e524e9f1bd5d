import { expect, test, vi } from 'vitest'
import { signedInAs } from './guard.ts'

vi.mock('#platform/session.ts', () => ({ currentSession: () => null }))

const ID = 'a'.repeat(24)
/** Where a visitor who opens this address is led. */
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
