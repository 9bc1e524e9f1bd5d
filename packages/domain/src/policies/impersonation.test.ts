import { describe, expect, test } from 'vitest'
import { isNeverAsSomebodyElse } from './impersonation.ts'

const sam = { id: 'ana', impersonator: 'sam' }
const ana = {
  id: 'ana',
  userType: 'Director',
  isAssistant: false,
  active: true,
  confirmed: true,
  email: 'ana@lake.test',
  phone: null,
  city: 'Emory',
}
const lily = {
  id: 'lily',
  userType: 'Angler',
  isAssistant: false,
  active: true,
  confirmed: false,
  email: null,
  phone: '9035550142',
  tours: ['fork'],
}
const hal = { id: 'hal', userType: 'Director', isAssistant: true, active: true, confirmed: true, tours: ['fork'] }
const never = (family: string, before: object | null, after: object | null) => isNeverAsSomebodyElse(sam, { family, before, after })

describe('an admin who acts as Ana', () => {
  test.each([
    ['Ana’s e-mail', 'users', ana, { ...ana, email: 'sam@lake.test' }],
    ['Ana’s phone', 'users', ana, { ...ana, phone: '9035550100' }],
    ['Ana’s account as a whole', 'users', ana, null],
    ['what an angler is', 'users', lily, { ...lily, userType: 'Director' }],
    ['whether an angler may sign in', 'users', lily, { ...lily, active: false }],
    ['who is given an account', 'users', null, { ...lily, confirmed: true }],
    ['what an assistant runs', 'users', hal, { ...hal, tours: ['fork', 'cypress'] }],
    ['a new payout account', 'accounts', null, { id: 'pay', user: 'ana' }],
    ['the payout account', 'accounts', { id: 'pay', email: 'ana@lake.test' }, { id: 'pay', email: 'sam@lake.test' }],
    ['the end of the payout account', 'accounts', { id: 'pay' }, null],
    ['the staff', 'staff-members', null, { id: 'one', user: 'hal' }],
    ['who directs a tour', 'tours', { id: 'fork', director: 'ana' }, { id: 'fork', director: 'bo' }],
    ['a co-director from the beginning', 'tournaments', null, { id: 'open', director: 'ana', coDirectors: ['bo'] }],
  ])('leaves alone: %s', (_what, family, before, after) => expect(never(family, before, after)).toBe(true))

  test.each([
    ['where Ana lives', 'users', ana, { ...ana, city: 'Tyler' }],
    ['a new angler of the book, with a phone', 'users', null, lily],
    ['a line of the book that nobody signs in as', 'users', lily, { ...lily, phone: '9035550100', tours: ['fork', 'cypress'] }],
    ['taking that line out', 'users', lily, null],
    ['a tour of hers', 'tours', null, { id: 'fork', director: 'ana' }],
    [
      'the name of a tournament',
      'tournaments',
      { id: 'a', director: 'ana', coDirectors: ['bo'] },
      { id: 'a', director: 'ana', coDirectors: ['bo'], name: 'B' },
    ],
    ['the end of a tournament', 'tournaments', { id: 'a', director: 'ana', coDirectors: ['bo'] }, null],
    ['everything of a family that is not on the list', 'payments', null, { amount: 500 }],
  ])('does: %s', (_what, family, before, after) => expect(never(family, before, after)).toBe(false))

  test('is asked of nobody who is themself', () => {
    expect(isNeverAsSomebodyElse({ id: 'ana' }, { family: 'accounts', before: null, after: {} })).toBe(false)
  })
})
