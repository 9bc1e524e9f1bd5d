import { expect, test } from 'vitest'
import { crewByQr } from './qr-crew.ts'

const minh = { _id: 'minh', first_name: 'Minh', last_name: 'Tran', phone: '9035550142' }
const dan = { _id: 'dan', first_name: 'Dan', last_name: 'Kim', phone: null }
let made = 0
const newId = () => `new-${++made}`
const DAN = { first_name: 'dan', last_name: 'Kim ' }

test('two of one boat who each name the other are one crew, whoever comes first', () => {
  const first = crewByQr([minh], { phone: '9035550142', first_name: 'Minh', partners: [DAN] }, newId)
  const fresh = { ...DAN, phone: null }
  expect(first).toEqual([{ _id: 'minh' }, { _id: 'new-1', fresh }])
  const book = [minh, { _id: 'new-1', ...fresh }]
  const back = { phone: '2145550100', ...DAN, partners: [{ first_name: 'Minh', last_name: 'Tran' }] }
  expect(crewByQr(book, back, newId)).toEqual([{ _id: 'new-1' }, { _id: 'minh' }])
})

test('who has another phone is somebody else of that name, and of two with one name nobody is meant', () => {
  const other = crewByQr([minh], { phone: '2145550100', first_name: 'Minh', last_name: 'Tran' }, newId)
  expect(other).toMatchObject([{ fresh: { first_name: 'Minh', last_name: 'Tran', phone: '2145550100' } }])
  const two = [minh, dan, { ...dan, _id: 'other' }]
  expect(crewByQr(two, { phone: '9035550142', first_name: 'Minh', partners: [DAN] }, newId)).toMatchObject([{ _id: 'minh' }, { fresh: {} }])
})

test('a first name alone is enough only for who is on that phone', () => {
  expect(crewByQr([minh], { phone: '2145550100', first_name: 'Minh' }, newId)).toBe('unclear')
  expect(crewByQr([dan], { phone: '9035550142', first_name: 'Dan' }, newId)).toBe('unclear')
})
