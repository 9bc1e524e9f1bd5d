import { expect, test } from 'vitest'
import { fullName, shortenName, shortName } from './full-name.ts'

test('two Reyes in one tournament are told apart by their initials', () => {
  expect(shortName({ first_name: 'Jo', last_name: 'Reyes' })).toBe('J. Reyes')
  expect(shortName({ first_name: 'Élise', last_name: 'Van Horn' })).toBe('É. Van Horn')
  expect(shortName({ first_name: '', last_name: 'Poe' })).toBe('Poe')
  expect(shortName({ first_name: 'Cher', last_name: '' })).toBe('Cher')
  for (const name of [
    { first_name: 'Jo', last_name: 'Reyes' },
    { first_name: 'Élise', last_name: 'Van Horn' },
  ])
    expect(shortenName(fullName(name))).toBe(shortName(name))
})
