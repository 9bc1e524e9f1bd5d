import { expect, test } from 'vitest'
import { can, type PolicyName, policies } from './policies.ts'
import { admitsVisitors } from './visitors.ts'

const open = { id: 'bass', director: 'dee', coDirectors: [], tour: 'bass', status: 'Open', deleted: false }
/** Whatever a rule may ask about, as public as it can be. */
const mostPublic = {
  ...open,
  ...{ user: 'lily', users: ['lily'], members: ['lily'], recipients: ['lily'], tours: ['bass'], userType: 'Angler', sender: 'lily' },
  ...{ person: { _id: 'lily', userType: 'Angler', tours: ['bass'] }, book: null },
  ...{ tournament: open, season: open, ofTour: null, tourDirector: null, systemDefault: true, active: true, isPublic: true },
}
const SUBJECTS = [mostPublic, { ...mostPublic, status: 'Active' }, { ...mostPublic, tour: open }]

test.each(Object.keys(policies) as PolicyName[])('%s lets a visitor in only if it is listed so', (policy) => {
  const letsIn = SUBJECTS.some((subject) => can(null, policy, subject as never))
  expect(letsIn).toBe(admitsVisitors(policy))
})
