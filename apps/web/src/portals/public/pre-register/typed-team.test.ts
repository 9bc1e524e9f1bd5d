import { expect, test } from 'vitest'
import { bodyOf, NOBODY, namesIn, problemsOf } from './typed-team.ts'

const IDS = { _id: '65f1c0ffee65f1c0ffee0001', tournament: '65f1c0ffee65f1c0ffee0002' }
const minh = { ...NOBODY, phone: '(903) 555-0142', first: 'Minh ', last: 'Tran' }

test('a phone, a name and a partner are one team; the name is always asked', () => {
  const body = bodyOf({ ...minh, partners: ['Dan van Kim', ' '] }, IDS)
  expect(body).toEqual({
    ...IDS,
    phone: '9035550142',
    first_name: 'Minh',
    last_name: 'Tran',
    partners: [{ first_name: 'Dan', last_name: 'van Kim' }],
    pots: [],
  })
  expect(namesIn(body)).toBe('Minh Tran · Dan van Kim')
  expect(Object.keys(problemsOf({ ...NOBODY, phone: '555' }))).toEqual(['phone', 'first'])
})

test('who goes by one name gives one', () => {
  const cher = { ...minh, first: 'Cher', last: '', partners: ['Prince'] }
  expect(problemsOf(cher)).toEqual({})
  expect(bodyOf(cher, IDS)).toMatchObject({ first_name: 'Cher', last_name: '', partners: [{ first_name: 'Prince', last_name: '' }] })
})
