import { expect, test } from 'vitest'
import { calledSo, citiesCalled, whatIsMeant } from './what-is-meant.ts'

test.each([
  ['', { kind: 'everything' }],
  ['TX', { kind: 'state', state: 'TX' }],
  [' texas ', { kind: 'state', state: 'TX' }],
  ['new  york', { kind: 'state', state: 'NY' }],
  ['75783', { kind: 'place', place: '75783' }],
  ['75783-2201', { kind: 'place', place: '75783-2201' }],
  ['Dallas, TX', { kind: 'place', place: 'Dallas, TX' }],
  ['Dallas', { kind: 'words', words: 'Dallas' }],
  ['Lake Fork', { kind: 'words', words: 'Lake Fork' }],
])('%j', (typed, meant) => expect(whatIsMeant(typed)).toEqual(meant))

test('an event, a lake and a ramp are found by their names; who only lies in a city of that name is not', () => {
  const on = (name: string, location: string, landing: string) => ({ name, location, landing, city: 'Alder' })
  const list = [
    on('Alder Creek Cup', 'Lake Fork', 'Minnow'),
    on('Fall Open', 'Alder Lake', 'Main ramp'),
    on('Classic', 'Sam Rayburn', 'Umphrey'),
  ]
  expect(calledSo(list, 'alder').map(({ name }) => name)).toEqual(['Alder Creek Cup', 'Fall Open'])
  expect(calledSo(list, 'umphrey classic').map(({ name }) => name)).toEqual(['Classic'])
})

test('a name that several states have offers each of them', () => {
  const offered = ['Springfield, MO', 'Springfield, IL', 'Springfield Gardens, NY']
  expect(citiesCalled('springfield ', offered)).toEqual(['Springfield, MO', 'Springfield, IL'])
  expect(citiesCalled('Spring', offered)).toEqual([])
})
