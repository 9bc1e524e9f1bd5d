import type { Point } from '@ramplight/domain/geo/distance'
import { stateCode } from '@ramplight/domain/geo/us-states'
import { cityKey, zipCodes } from './read-zip-codes.ts'

const ZIP = /^\s*(\d{5})(-?\d{4})?\s*$/

/** Where an address lies: by its ZIP code, else by city and state; null when neither is known. */
export async function locate({ zip, city, state }: { zip: string; city: string; state: string }): Promise<Point | null> {
  const { byZip, byCity } = await zipCodes()
  return byZip.get(ZIP.exec(zip)?.[1] ?? '') ?? byCity.get(cityKey(city, state)) ?? null
}

/** What became of the words of a person who looks for a place. */
export type Found = { point: Point } | { problem: string }

/** `75783`, `Quitman, TX`, `Quitman Texas`, or `Quitman` when only one state has one. */
export async function findPlace(text: string): Promise<Found> {
  const { byZip, byCity, statesOf } = await zipCodes()
  const zip = ZIP.exec(text)?.[1]
  if (zip) return found(byZip.get(zip)) ?? { problem: `${zip} isn’t a US ZIP code that we know` }
  for (const { city, state } of readings(text)) {
    const point = byCity.get(cityKey(city, state))
    if (point) return { point }
  }
  const states = [...(statesOf.get(cityKey(text)) ?? [])].sort()
  const [only] = states
  if (only && states.length === 1) return found(byCity.get(cityKey(text, only))) ?? UNKNOWN
  if (only) return { problem: `is in ${states.length} states (${someOf(states)}): add the state, such as "${text.trim()}, ${only}"` }
  if (stateCode(text)) return { problem: `${text.trim()} is a state: name a city in it, or search by state` }
  return UNKNOWN
}

const UNKNOWN = { problem: 'is not a place that we know: name a ZIP code, or a city and its state, such as "Quitman, TX"' }

const found = (point: Point | undefined): Found | undefined => point && { point }

/** Where the city may end and its state begin: at the comma, else before any of the last words. */
function readings(text: string): { city: string; state: string }[] {
  const comma = text.lastIndexOf(',')
  if (comma >= 0) return [{ city: text.slice(0, comma), state: text.slice(comma + 1) }]
  const words = text.trim().split(/\s+/)
  return [1, 2, 3]
    .filter((count) => count < words.length)
    .map((count) => ({ city: words.slice(0, -count).join(' '), state: words.slice(-count).join(' ') }))
    .filter(({ state }) => stateCode(state) !== null)
}

const MOST_NAMED = 5
const someOf = (states: string[]): string =>
  states.length > MOST_NAMED ? `${states.slice(0, MOST_NAMED).join(', ')} …` : states.join(', ')
