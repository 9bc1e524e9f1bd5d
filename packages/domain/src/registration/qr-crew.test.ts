import { expect, test } from 'vitest'
import { crewByQr } from './qr-crew.ts'

const minh = { _id: 'minh', first_name: 'Minh', last_name: 'Tran', phone: '9035550142' }
const dan = { _id: 'dan', first_name: 'Dan', last_name: 'Kim', phone: null }
const leo = { _id: 'leo', first_name: 'Leo', last_name: 'O’Brien', phone: '9035550177' }
const MINH = { first_name: 'minh', last_name: 'Tran ' }
let made = 0
const newId = () => `new-${++made}`
const DAN = { first_name: 'dan', last_name: 'Kim ' }

test('two of one boat who each name the other are one crew, whoever comes first', () => {
  const first = crewByQr([minh], { phone: '9035550142', ...MINH, partners: [DAN] }, newId)
  const fresh = { ...DAN, phone: null }
  expect(first).toEqual({ seats: [{ _id: 'minh' }, { _id: 'new-1', fresh }], toConfirm: null })
  const book = [minh, { _id: 'new-1', ...fresh }]
  const back = { phone: '2145550100', ...DAN, partners: [{ first_name: 'Minh', last_name: 'Tran' }] }
  expect(crewByQr(book, back, newId).seats).toEqual([{ _id: 'new-1' }, { _id: 'minh' }])
})

test('a number finds nobody without the name; what does not fit is somebody new, and the desk looks', () => {
  const stranger = crewByQr([leo], { phone: leo.phone, first_name: 'Zoe', last_name: 'Vega' }, newId)
  expect(stranger).toMatchObject({ seats: [{ fresh: { first_name: 'Zoe', phone: leo.phone } }], toConfirm: 'phone' })
  const otherPhone = crewByQr([minh], { phone: '2145550100', ...MINH }, newId)
  expect(otherPhone).toMatchObject({ seats: [{ fresh: { first_name: 'minh', phone: '2145550100' } }], toConfirm: 'name' })
  expect(crewByQr([minh], { phone: '9035550142', first_name: 'Minh' }, newId).toConfirm).toBe('phone')
  expect(crewByQr([leo], { phone: leo.phone, first_name: 'LEO', last_name: "O'Brien" }, newId)).toEqual({
    seats: [{ _id: 'leo' }],
    toConfirm: null,
  })
  expect(crewByQr([], { phone: '2145550100', first_name: 'Cher' }, newId).toConfirm).toBe(null)
})

test('of two with one name nobody is meant', () => {
  const two = [minh, dan, { ...dan, _id: 'other' }]
  expect(crewByQr(two, { phone: '9035550142', ...MINH, partners: [DAN] }, newId).seats).toMatchObject([{ _id: 'minh' }, { fresh: {} }])
})
