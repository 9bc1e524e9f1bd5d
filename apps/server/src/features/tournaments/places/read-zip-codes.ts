import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Point } from '@ramplight/domain/geo/distance'
import { stateCode } from '@ramplight/domain/geo/us-states'

const file = () => join(import.meta.dirname, 'zip-codes.tsv.br')

export type ZipAddress = { zip: string; city: string; state: string }

export type ZipCodes = {
  addressOf: Map<string, ZipAddress>
  /** By `city|STATE`, as `cityKey` writes it. */
  zipsOf: Map<string, string[]>
  byZip: Map<string, Point>
  /** By `city|STATE`, as `cityKey` writes it. */
  byCity: Map<string, Point>
  /** The states with a city of this name, by `cityKey` without one. */
  statesOf: Map<string, Set<string>>
}

/** Some 41,000 ZIP codes (GeoNames, see NOTICE.md). Takes a tenth of a second; kept by `zipCodes`. */
async function readZipCodes(): Promise<ZipCodes> {
  const text = (await promisify(brotliDecompress)(await readFile(file()))).toString('utf8')
  const byZip = new Map<string, Point>()
  const addressOf = new Map<string, ZipAddress>()
  const zipsOf = new Map<string, string[]>()
  const cities = new Map<string, { points: Point[]; name: string; state: string }>()
  for (const line of text.split('\n')) {
    const [zip = '', name = '', state = '', latitude, longitude] = line.split('\t')
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    byZip.set(zip, point)
    addressOf.set(zip, { zip, city: name, state })
    const key = cityKey(name, state)
    zipsOf.set(key, [...(zipsOf.get(key) ?? []), zip])
    const city = cities.get(key)
    if (city) city.points.push(point)
    else cities.set(key, { points: [point], name, state })
  }
  const statesOf = new Map<string, Set<string>>()
  for (const { name, state } of cities.values()) statesOf.set(cityKey(name), (statesOf.get(cityKey(name)) ?? new Set()).add(state))
  return { addressOf, zipsOf, byZip, byCity: new Map([...cities].map(([key, { points }]) => [key, middleOf(points)])), statesOf }
}

let reading: Promise<ZipCodes> | undefined

/** Read when somebody first asks, once per process. */
export function zipCodes(): Promise<ZipCodes> {
  reading ??= readZipCodes()
  return reading
}

/** Cities of one state are close together, so that the mean of their ZIP codes is their middle. */
function middleOf(points: Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { latitude: mean(points.map((one) => one.latitude)), longitude: mean(points.map((one) => one.longitude)) }
}

const SHORT: Record<string, string> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt', point: 'pt' }

/** St. Louis is Saint Louis, and Ft Worth is Fort Worth. */
export function cityKey(name: string, state?: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const city = words.map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word)).join(' ')
  return state === undefined ? city : `${city}|${stateCode(state) ?? state.trim().toUpperCase()}`
}
