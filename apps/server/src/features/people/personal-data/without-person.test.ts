import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWithout, valueWithout, wordsOf } from './without-person.ts'

const lily = {
  ...{ first_name: 'Lily', last_name: 'Paid_%', email: 'lily@lake.test', phone: '9035550101', street: '1 Dam Rd', username: null },
  ...{ club_name: null, profileIcon: null, zip: null, city: 'Quitman', state: 'TX' },
}
const words = wordsOf(lily)

test('texts lose the person; the names of fields, other words, and numbers stay', () => {
  const before = {
    Lily: 'Lily',
    summary: 'Lily Paid_% weighed in; Lilyana did not; "Lily" (lily@lake.test)',
    status: 'Paid',
    city: 'Quitman',
    place: 'Quitman, TX',
    crew: [{ first_name: 'Lily', weight: 16 }],
  }
  expect(valueWithout(before, words)).toEqual({
    Lily: 'Angler',
    summary: 'Angler weighed in; Lilyana did not; "Angler" ()',
    status: 'Paid',
    city: null,
    place: 'Quitman, TX',
    crew: [{ first_name: 'Angler', weight: 16 }],
  })
})

test('a name of letters that mean something elsewhere is only itself', () => {
  const odd = wordsOf({ ...lily, first_name: '.*+', last_name: '$&' })
  expect(textWithout('.*+ $& and others', odd)).toBe('Angler and others')
  expect(textWithout('all the others', odd)).toBe('all the others')
})

test('the shape of what is kept never changes', () => {
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shape)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([field, own]) => [field, shape(own)]))
        : typeof value === 'string'
          ? ''
          : value
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const noTowns = { ...words, fields: {} }
      expect(shape(valueWithout(value, noTowns))).toEqual(shape(value))
    }),
  )
})
