import { expect, test } from 'vitest'
import { sameAngler } from './same-angler.ts'

const father = { first_name: 'Ray', last_name: 'Hall', phone: '9035550142', email: 'senior@hall.test', director: 'ana' }
const son = { ...father, email: 'junior@hall.test' }
const ray = { first_name: 'ray', last_name: 'Hall ', phone: '(903) 555-0142' }

test('the same phone and name, or the same e-mail, is somebody who is in the book', () => {
  expect(sameAngler([father], ray)).toBe(father)
  expect(sameAngler([father], { ...ray, phone: null, email: 'Senior@Hall.test' })).toBe(father)
  expect(sameAngler([father], { ...ray, phone: '9035550143' })).toBeUndefined()
  expect(sameAngler([father], { ...ray, first_name: 'Roy' })).toBeUndefined()
  expect(sameAngler([father], { first_name: 'Ray', last_name: 'Hall' })).toBeUndefined()
})

test('father and son share a name and the family’s phone: another e-mail is another person', () => {
  expect(sameAngler([father], { ...ray, email: 'junior@hall.test' })).toBeUndefined()
  expect(sameAngler([father, son], { ...ray, email: 'junior@hall.test' })).toBe(son)
})

test('the son who is known by his e-mail is not his father, of whom no e-mail is known', () => {
  expect(sameAngler([{ ...father, email: null }, son], { ...ray, email: 'junior@hall.test' })).toBe(son)
})

test('who signs in and has only written the number into their own record is not found by it', () => {
  expect(sameAngler([{ ...father, confirmed: true }], ray)).toBeUndefined()
  expect(sameAngler([{ ...father, confirmed: true, phoneProvenAt: '2027-06-12T12:00:00.000Z' }], ray)).toBeTruthy()
})
