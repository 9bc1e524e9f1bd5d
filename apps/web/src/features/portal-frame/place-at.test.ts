import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'

const PLACES = ['/director', '/director/payments', '/director/payments/stripe', '/director/tours'].map((href) => ({ href }))

test('one place of a portal is current: the nearest above, and the home only on itself', () => {
  const at = (pathname: string) => placeAt(pathname, PLACES, '/director')
  expect(['/director', '/director/', '/director/tours/7', '/director/payments', '/director/payments/stripe'].map(at)).toEqual([
    '/director',
    '/director',
    '/director/tours',
    '/director/payments',
    '/director/payments/stripe',
  ])
  expect(at('/director/offline')).toBeUndefined()
})
