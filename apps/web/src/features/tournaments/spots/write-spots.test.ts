import { changeLanguage } from '@ramplight/ui/language/texts'
import { afterEach, expect, test } from 'vitest'
import { writeSpots } from './write-spots.ts'

afterEach(() => changeLanguage('en'))

const spots = { most: 27, entered: 12, held: 0, waiting: 0, left: 15 }

test('how full a field is names the boats in both languages', async () => {
  expect(writeSpots({}, spots)).toBe('15 spots left. 27 spots: 12 entered.')
  await changeLanguage('es')
  expect(writeSpots({ cancelled: false }, { ...spots, held: 1, left: 14 })).toBe(
    'Quedan 14 lugares. 27 lugares: 12 lanchas inscritas, 1 lugar apartado.',
  )
})

test('an event that is canceled has no spot left, whatever its limit', () => {
  expect(writeSpots({ cancelled: true }, spots)).toBeNull()
})
