import { describe, expect, test } from 'vitest'
import { actor, DRAFT, EVERYBODY, OPEN, PEOPLE, RUN, WEIGH, whoMay } from '../testing/policy-people.ts'
import { can, type PolicyName, policies } from './policies.ts'
import type { TournamentSubject, UserSubject } from './subjects.ts'

const alone: TournamentSubject = { director: 'dee', coDirectors: null, tour: null, status: 'Open' }
const annDirects: TournamentSubject = { director: 'ann', tour: null, status: 'Draft' }

describe('without anything in particular', () => {
  test.each([
    ['public', EVERYBODY],
    ['tour.see', EVERYBODY],
    ['season.see', EVERYBODY],
    ['signed-in', ['ann', 'bob', 'cody', 'dee', 'otto', 'asa', 'wes', 'elsa', 'admin']],
    ['system-admin', ['admin']],
    ['director', ['dee', 'otto', 'asa', 'elsa', 'admin']],
    ['tour.create', ['dee', 'otto', 'admin']],
  ] as const)('%s', (policy, allowed) => {
    expect(whoMay(policy, undefined as never)).toEqual(allowed)
  })
})

describe('a tour', () => {
  test('is edited by its director, those who help on it, and admins', () => {
    expect(whoMay('tour.edit', { id: 'bass', director: 'dee' })).toEqual(['dee', 'asa', 'admin'])
    expect(whoMay('tour.edit', { id: 'perch', director: null })).toEqual(['admin'])
  })

  test('is not run by an angler, whatever is written at it or at the angler', () => {
    expect(whoMay('tour.edit', { id: 'perch', director: 'ann' })).toEqual(['admin'])
    const helpful = actor('bo', 'Angler', { isAssistant: true, tours: ['bass'] })
    expect(can(helpful, 'tour.edit', { id: 'bass', director: 'dee' })).toBe(false)
  })
})

test('a season is edited by its director, the director of its tour, those who help on the tour, and admins', () => {
  expect(whoMay('season.edit', { director: 'dee', tour: 'bass', tourDirector: 'otto' })).toEqual(['dee', 'otto', 'asa', 'admin'])
  expect(whoMay('season.edit', { director: 'dee', tour: null })).toEqual(['dee', 'admin'])
})

describe('a tournament', () => {
  test('is edited by its directors and admins; who helps on its tour runs it', () => {
    expect(whoMay('tournament.edit', OPEN)).toEqual(['cody', 'dee', 'admin'])
    expect(whoMay('tournament.run', OPEN)).toEqual(RUN)
  })

  test('without a tour and without co-directors is its own director’s', () => {
    expect(whoMay('tournament.edit', alone)).toEqual(['dee', 'admin'])
    expect(whoMay('tournament.run', alone)).toEqual(['dee', 'admin'])
    expect(whoMay('tournament.run', annDirects)).toEqual(['admin'])
  })

  test.each([
    ['an open one by everybody', OPEN, EVERYBODY],
    ['a draft by those who run it', DRAFT, RUN],
    ['a deleted one by those who ran it', { ...OPEN, deleted: true }, RUN],
    ['one that was never deleted by everybody', { ...OPEN, deleted: null }, EVERYBODY],
  ])('is seen: %s', (_, tournament, allowed) => {
    expect(whoMay('tournament.see', tournament)).toEqual(allowed)
  })
})

describe('who weighs and does nothing else', () => {
  const ofWes = (policy: PolicyName, subject: unknown) => can(PEOPLE.wes, policy, subject as never)

  test('stands at the scale and at check-in of the tournaments of their tours, drafts and deleted ones excepted', () => {
    expect(whoMay('tournament.weigh', OPEN)).toEqual(WEIGH)
    expect(whoMay('tournament.weigh', DRAFT)).toEqual(RUN)
    expect(whoMay('tournament.weigh', { ...OPEN, deleted: true })).toEqual(RUN)
    expect(whoMay('tournament.weigh', { ...OPEN, tour: 'perch' })).toEqual(['cody', 'dee', 'admin'])
    expect(whoMay('tournament.weigh', alone)).toEqual(['dee', 'admin'])
  })

  test('changes the bags that they weighed themself', () => {
    expect(whoMay('weigh-in.change', { by: 'wes', tournament: OPEN })).toEqual(WEIGH)
    expect(whoMay('weigh-in.change', { by: 'asa', tournament: OPEN })).toEqual(RUN)
    // The director has corrected it.
    expect(whoMay('weigh-in.change', { by: null, tournament: OPEN })).toEqual(RUN)
    // It was theirs, and the right was taken: the bag stays, and is no longer theirs to change.
    expect(whoMay('weigh-in.change', { by: 'ann', tournament: OPEN })).toEqual(RUN)
  })

  test('says who is here and who is back, and nothing else of a boat', () => {
    expect(whoMay('entry.change', { tournament: OPEN, isCheckIn: true })).toEqual(WEIGH)
    expect(whoMay('entry.change', { tournament: OPEN, isCheckIn: false })).toEqual(RUN)
    expect(whoMay('entry.boat', { users: ['ann'], tournament: OPEN })).toEqual(['ann', ...WEIGH])
  })

  test('may nothing that an assistant may beside: money, results, setup, messages, people', () => {
    const ofOpen = { users: ['ann'], user: 'ann', tournament: OPEN, tour: null, director: 'dee' }
    const tour = { id: 'bass', director: 'dee' }
    const season = { director: 'dee', tour: 'bass', tourDirector: 'dee' }
    const angler = { id: 'ann', userType: 'Angler', director: 'dee', tours: ['bass'] }
    const closed: [PolicyName, unknown][] = [
      ['director', undefined],
      ['tournament.run', OPEN],
      ['tournament.edit', OPEN],
      ['entry.see', ofOpen],
      ['payment.see', ofOpen],
      ['payment.edit', ofOpen],
      ['raffle.edit', { tournament: OPEN, active: true }],
      ['raffle-entry.see', ofOpen],
      ['raffle-entry.edit', ofOpen],
      ['account.sell', undefined],
      ['message.see', { sender: 'dee', recipients: [], tournament: OPEN, tour: null }],
      ['message.create', { sender: 'wes', tournament: OPEN, tour: null }],
      ['message.create', { sender: 'wes', tournament: null, tour: null }],
      ['document.see', { user: angler, director: null, isTaxForm: false, tournament: OPEN, season: null, tour: null }],
      ['user.see', angler],
      ['user.edit', angler],
      // Also whom they made while they could.
      ['user.see', { ...angler, director: 'wes' }],
      ['user.edit', { ...angler, director: 'wes' }],
      ['tour.edit', tour],
      ['season.edit', season],
      ['division.edit', season],
      ['membership.see', { user: 'ann', season }],
      ['team.run', { director: 'dee', tour: 'bass', members: ['ann'] }],
      ['pre-registration.see', ofOpen],
      ['pre-registration.create', ofOpen],
      ['waiver.accept', { user: 'ann', tournament: OPEN }],
      ['sponsor.edit', { tour, director: 'dee', status: 'Active' }],
    ]
    for (const [policy, subject] of closed) expect([policy, ofWes(policy, subject)]).toEqual([policy, false])
    // The control: an assistant of the same tour may most of it.
    const asa = closed.filter(([policy, subject]) => can(PEOPLE.asa, policy, subject as never))
    expect(asa.length).toBeGreaterThan(15)
  })

  test('is known to who directs the tour, and weighs no more as an angler', () => {
    expect(whoMay('user.see', { id: 'wes', userType: 'Director', weighTours: ['bass'] })).toEqual(['dee', 'asa', 'wes', 'admin'])
    const once = actor('wes', 'Angler', { isAssistant: false, weighTours: ['bass'] })
    expect(can(once, 'tournament.weigh', OPEN)).toBe(false)
  })

  test('directs what they co-direct, and writes to its boats, whoever narrowed them elsewhere', () => {
    const both = actor('wes', 'Director', { isAssistant: true, weighTours: ['bass'] })
    const own = { ...OPEN, coDirectors: ['wes'] }
    const write = (tournament: typeof OPEN | null, who = both) => can(who, 'message.create', { sender: 'wes', tournament, tour: null })
    expect([can(both, 'tournament.edit', own), write(own), write(OPEN), write(null), can(both, 'director', undefined)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(can(both, 'message.create', { sender: 'wes', tournament: own, tour: { id: 'bass', director: 'dee' } })).toBe(false)
  })

  test('has no book once the last tour is taken', () => {
    const none = actor('wes', 'Director', { isAssistant: true })
    expect([can(none, 'director', undefined), can(none, 'message.create', { sender: 'wes', tournament: null, tour: null })]).toEqual([
      false,
      false,
    ])
  })

  test('who runs one tour and weighs on another has both', () => {
    const both = actor('bea', 'Director', { isAssistant: true, tours: ['perch'], weighTours: ['bass'] })
    expect([can(both, 'director', undefined), can(both, 'tournament.run', OPEN), can(both, 'tournament.weigh', OPEN)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

test('an entry is seen by its anglers and by those who run the tournament', () => {
  expect(whoMay('entry.see', { users: ['ann', 'otto'], tournament: OPEN })).toEqual(['ann', 'cody', 'dee', 'otto', 'asa', 'admin'])
  expect(whoMay('entry.see', { users: [], tournament: alone })).toEqual(['dee', 'admin'])
})

describe('a payment', () => {
  test('is seen by who paid, and changed by the directors of the tournament alone', () => {
    expect(whoMay('payment.see', { user: 'ann', tournament: OPEN })).toEqual(['ann', 'cody', 'dee', 'admin'])
    expect(whoMay('payment.edit', { user: 'ann', tournament: OPEN })).toEqual(['cody', 'dee', 'admin'])
  })

  test('for no tournament is between who paid and the admins', () => {
    expect(whoMay('payment.see', { user: 'dee', tournament: null })).toEqual(['dee', 'admin'])
    expect(whoMay('payment.edit', { user: 'dee', tournament: null })).toEqual(['admin'])
    expect(whoMay('payment.see', { user: null, tournament: null })).toEqual(['admin'])
  })
})

describe('a row of a director’s own book', () => {
  test('is theirs alone', () => {
    expect(whoMay('own.see', { director: 'dee' })).toEqual(['dee', 'admin'])
    expect(whoMay('own.edit', { director: 'dee', systemDefault: false })).toEqual(['dee', 'admin'])
    expect(whoMay('own.edit', { director: null, systemDefault: null })).toEqual(['admin'])
  })

  test('that came with the system is seen by all and changed by admins, even if a director is written at it', () => {
    expect(whoMay('own.see', { director: null, systemDefault: true })).toEqual(EVERYBODY)
    expect(whoMay('own.edit', { director: 'dee', systemDefault: true })).toEqual(['admin'])
  })
})

describe('a user', () => {
  const angler: UserSubject = { id: 'ann', userType: 'Angler', director: 'dee', tours: ['bass', 'perch'] }

  test('is known to themselves, to the director who made them, and to those who share a tour', () => {
    expect(whoMay('user.see', angler)).toEqual(['ann', 'dee', 'otto', 'asa', 'admin'])
    expect(whoMay('user.edit', angler)).toEqual(['ann', 'dee', 'otto', 'asa', 'admin'])
  })

  test('whom a director made they know, whatever tours there are', () => {
    expect(whoMay('user.see', { id: 'zoe', userType: 'Angler', director: 'dee', tours: [] })).toEqual(['dee', 'admin'])
  })

  test('who shares nothing is a stranger', () => {
    expect(whoMay('user.see', { id: 'zoe', userType: 'Angler' })).toEqual(['admin'])
    expect(whoMay('user.edit', { id: 'zoe', userType: 'Angler', tours: null, director: null })).toEqual(['admin'])
  })

  test('is not known to another angler, though they share a tour or even made them', () => {
    expect(whoMay('user.see', { id: 'zoe', userType: 'Angler', tours: ['bass'], director: 'ann' })).toEqual(['dee', 'asa', 'admin'])
  })

  test('who directs is seen by those who share a tour, and edited by nobody else', () => {
    const director: UserSubject = { id: 'otto', userType: 'Director', director: 'dee', tours: ['bass'] }
    expect(whoMay('user.see', director)).toEqual(['dee', 'otto', 'asa', 'admin'])
    expect(whoMay('user.edit', director)).toEqual(['otto', 'admin'])
  })
})

describe('what a rule has to know and is not told', () => {
  const needing = (Object.keys(policies) as PolicyName[]).filter((policy) => policies[policy].length > 1)

  test('twelve rules ask about something', () => {
    expect(needing.length).toBeGreaterThan(11)
  })

  test.each(needing)('%s is refused, even to an admin', (policy) => {
    expect(can(PEOPLE.admin, policy, undefined as never)).toBe(false)
    expect(can(PEOPLE.admin, policy, null as never)).toBe(false)
  })
})
