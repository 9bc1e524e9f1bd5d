import { milesBetween } from '@ramplight/domain/geo/distance'
import { describe, expect, test } from 'vitest'
import { findAddresses, findPlace, locate, placeNames } from './index.ts'
import { zipCodes } from './read-zip-codes.ts'

const QUITMAN = { latitude: 32.8049, longitude: -95.4302 }
const pointOf = async (text: string) => {
  const found = await findPlace(text)
  if ('problem' in found) throw new Error(found.problem)
  return found.point
}
const problemOf = async (text: string) => {
  const found = await findPlace(text)
  return 'problem' in found ? found.problem : null
}

describe('places', () => {
  test('a ZIP code, with or without its four digits', async () => {
    for (const text of ['75783', ' 75783-2201', '757832201']) expect(await pointOf(text)).toEqual(QUITMAN)
    expect(await problemOf('00000')).toBe('00000 isn’t a US ZIP code that we know')
  })

  test('a city with its state, however it is written', async () => {
    for (const text of ['Quitman, TX', 'quitman,texas', 'Quitman TX', 'QUITMAN  Texas']) expect(await pointOf(text)).toEqual(QUITMAN)
    const stLouis = await pointOf('St. Louis, MO')
    for (const text of ['Saint Louis, Missouri', 'st louis mo', 'Saint-Louis MO']) expect(await pointOf(text)).toEqual(stLouis)
    expect(milesBetween(await pointOf('New York, New York'), { latitude: 40.7484, longitude: -73.9967 })).toBeLessThan(10)
    expect(milesBetween(await pointOf('Charleston West Virginia'), { latitude: 38.35, longitude: -81.63 })).toBeLessThan(10)
  })

  test('a city alone when only one state has one; else the states are named', async () => {
    expect(await pointOf('Guntersville')).toEqual(await pointOf('Guntersville, AL'))
    expect(await problemOf('Quitman')).toBe('is in 5 states (AR, GA, LA, MS, TX): add the state, such as "Quitman, AR"')
  })

  test('what is no place is told what a place is', async () => {
    expect(await problemOf('Texas')).toBe('Texas is a state: name a city in it, or search by state')
    for (const text of ['', ',', 'Atlantis', 'Quitman, ZZ', 'constructor', '__proto__, TX', '💥'])
      expect(await problemOf(text)).toMatch(/^is not a place that we know: name a ZIP code/)
  })

  test('who begins to type a city is offered it, the largest first, and each of them is a place', async () => {
    expect((await placeNames('dal', 3))[0]).toBe('Dallas, TX')
    expect((await placeNames('fort w', 2))[0]).toBe('Fort Worth, TX')
    expect(await placeNames('Quitman, T', 8)).toEqual(['Quitman, TX'])
    expect(await placeNames('Quitman, texas', 8)).toEqual(['Quitman, TX'])
    for (const name of await placeNames('san', 8)) expect(await problemOf(name)).toBeNull()
    for (const typed of ['', ' ', '757', ',', '💥', 'zzzz']) expect(await placeNames(typed, 8)).toEqual([])
  })

  test('an address lies where its ZIP code does, else in its city, else nowhere', async () => {
    expect(await locate({ zip: '75783', city: 'Nowhere', state: 'ME' })).toEqual(QUITMAN)
    expect(await locate({ zip: 'unknown', city: 'Quitman', state: 'Texas' })).toEqual(QUITMAN)
    expect(await locate({ zip: '', city: 'Nowhere', state: 'TX' })).toBeNull()
  })

  test('a ZIP code has a city, and a city has its ZIP codes', async () => {
    expect(await findAddresses({ zip: '75783-2201' }, 20)).toEqual([{ zip: '75783', city: 'Quitman', state: 'TX' }])
    expect(await findAddresses({ city: 'quitman', state: 'Texas' }, 20)).toEqual([{ zip: '75783', city: 'Quitman', state: 'TX' }])
    expect(await findAddresses({ city: 'Dallas', state: 'TX' }, 3)).toHaveLength(3)
    for (const unknown of [{ zip: '00000' }, { zip: 'x' }, { city: 'Atlantis', state: 'TX' }, { city: 'Quitman', state: 'ME' }])
      expect(await findAddresses(unknown, 20)).toEqual([])
  })

  test('41,000 ZIP codes, each on the map, and cities next to their ZIP codes', async () => {
    const { byZip, byCity } = await zipCodes()
    expect(byZip.size).toBeGreaterThan(40_000)
    for (const [zip, { latitude, longitude }] of byZip) {
      const isOnMap = latitude > -20 && latitude < 72 && (longitude < -64 || longitude > 130)
      if (!/^\d{5}$/.test(zip) || !isOnMap) throw new Error(`${zip} lies at ${latitude}, ${longitude}`)
    }
    expect(byCity.size).toBeGreaterThan(25_000)
  })
})
