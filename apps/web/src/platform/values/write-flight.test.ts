import { flightName } from '@ramplight/domain/tournament/flight-name'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { afterEach, expect, test } from 'vitest'
import { writeFlight } from './write-flight.ts'

afterEach(() => changeLanguage('en'))

test('a flight that nobody has named reads as the language of the screen has it; a name that somebody typed stays', async () => {
  const shown = () => [flightName(2), 'Big boats', 'Flight A'].map(writeFlight)
  expect(shown()).toEqual(['Flight 2', 'Big boats', 'Flight A'])
  await changeLanguage('es')
  expect(shown()).toEqual(['Grupo 2', 'Big boats', 'Flight A'])
})
