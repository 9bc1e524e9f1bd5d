import { expect, test } from 'vitest'
import { firstNamesThatTell, whoOnPhone } from './on-one-phone.ts'

const minh = { _id: 'minh', first_name: 'Minh', last_name: 'Tran' }
const leo = { _id: 'leo', first_name: 'Leo', last_name: 'Tran' }
const senior = { _id: 'senior', first_name: 'John', last_name: 'Hall Sr.' }
const junior = { _id: 'junior', first_name: 'John', last_name: 'Hall Jr.' }

test('father and son on one phone are asked for by their first names; of two Johns both names are asked', () => {
  expect(firstNamesThatTell([minh])).toEqual(['Minh'])
  expect(firstNamesThatTell([minh, leo])).toEqual(['Minh', 'Leo'])
  expect(firstNamesThatTell([senior, junior, leo])).toEqual(['Leo'])
})

test('by the first name somebody is only who was offered; by both names whoever is called so, else somebody new', () => {
  expect(whoOnPhone([minh, leo], { first_name: ' leo ' })).toBe(leo)
  expect(whoOnPhone([minh], { first_name: 'Ana' })).toBe('unclear')
  expect(whoOnPhone([], { first_name: 'Minh' })).toBe('unclear')
  expect(whoOnPhone([senior, junior], { first_name: 'John' })).toBe('unclear')
  expect(whoOnPhone([senior, junior], { first_name: 'John', last_name: 'hall jr.' })).toBe(junior)
  expect(whoOnPhone([minh], { first_name: 'Dan', last_name: 'Kim' })).toBeNull()
})
