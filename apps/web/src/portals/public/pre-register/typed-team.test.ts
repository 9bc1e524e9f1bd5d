import { expect, test } from 'vitest'
import { bodyOf, NOBODY, namesIn, problemsOf } from './typed-team.ts'

const IDS = { _id: '65f1c0ffee65f1c0ffee0001', tournament: '65f1c0ffee65f1c0ffee0002' }
const minh = { ...NOBODY, phone: '(903) 555-0142' }

test('who is greeted types a phone and taps; the partner is a name', () => {
  expect(problemsOf(minh, ['Minh'])).toEqual({})
  const body = bodyOf({ ...minh, partners: ['Dan van Kim', ' '] }, ['Minh'], IDS)
  expect(body).toEqual({
    ...IDS,
    phone: '9035550142',
    first_name: 'Minh',
    partners: [{ first_name: 'Dan', last_name: 'van Kim' }],
    pots: [],
  })
  expect(namesIn(body)).toBe('Minh · Dan van Kim')
})

test('father and son say which of the two; somebody else gives both names, and so does whom the phone does not tell', () => {
  expect(problemsOf(minh, ['Leo', 'Max'])).toEqual({ who: 'Say who you are' })
  expect(bodyOf({ ...minh, who: 'Max' }, ['Leo', 'Max'], IDS)).toMatchObject({ first_name: 'Max' })
  expect(Object.keys(problemsOf({ ...minh, who: null }, ['Leo', 'Max']))).toEqual(['first', 'last'])
  expect(Object.keys(problemsOf({ ...minh, phone: '555' }, []))).toEqual(['phone', 'first', 'last'])
  expect(problemsOf({ ...minh, first: 'Zoe', last: 'Vega', partners: ['Dan'] }, [])).toEqual({ 'partner-0': 'First and last name, please' })
})
