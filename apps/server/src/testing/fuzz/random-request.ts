import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { sampleOf } from '@ramplight/contract/kernel/example'
import { ODD_PARAMS, oddQueries } from '../odd-bodies.ts'
import type { OddRequest } from '../odd-request.ts'
import { ordinaryRequest, placesOf } from '../odd-requests.ts'
import { oddsFor, RawJson } from '../odd-values.ts'

type Luck = () => number
type Path = (string | number)[]

const below = (luck: Luck, most: number): number => Math.floor(luck() * most)
const oneOf = <T>(luck: Luck, list: readonly T[]): T => list[below(luck, list.length)]!
const MOST_CHANGES = 4

/** An ordinary request with one to four random changes: in its fields mostly, now and then in its address or its letters. */
export function randomRequest(luck: Luck, endpoint: AnyEndpoint, id: string, known: Record<string, unknown>): OddRequest {
  const request = { ...ordinaryRequest(endpoint, id, known), what: 'random' }
  const where = luck()
  if (request.params && where < 0.15) {
    const name = oneOf(luck, Object.keys(request.params))
    request.params = {
      ...request.params,
      [name]: luck() < 0.5 ? oneOf(luck, ODD_PARAMS) : inAddress(randomText(luck)),
    }
  }
  if (request.query && where > 0.7)
    request.query = oneOf(luck, oddQueries(oneOf(luck, [...new URLSearchParams(request.query).keys(), 'x'])))
  if (!endpoint.body) return request
  const places = placesOf(sampleOf(endpoint.body, known))
  for (let left = 1 + below(luck, MOST_CHANGES); left > 0; left--) {
    const { path, sample } = oneOf(luck, places)
    request.body = changed(request.body, path, randomValue(luck, oddsFor(sample, true)))
  }
  if (where > 0.5 && where < 0.6) request.raw = scrambled(luck, JSON.stringify(request.body) ?? '')
  return request
}

function randomValue(luck: Luck, odds: unknown[]): unknown {
  const kind = luck()
  if (kind < 0.1) return undefined
  if (kind < 0.3) return randomText(luck)
  if (kind < 0.5) return randomNumber(luck)
  const odd = oneOf(luck, odds)
  return odd instanceof RawJson ? JSON.parse(odd.text.replace(/^-?1e400$|^1+$/, '1e308')) : odd
}

/** Of every size; whole, with a few decimals, or with as many as there are. */
function randomNumber(luck: Luck): number {
  const size = 10 ** (luck() * 18 - 3) * (luck() < 0.3 ? -1 : 1)
  return luck() < 0.5 ? Math.round(size) : luck() < 0.5 ? Math.round(size * 1000) / 1000 : size
}

/** Letters of every alphabet, controls and halves of characters among them. */
function randomText(luck: Luck): string {
  const most = [0x7f, 0x7f, 0x2fff, 0xffff, 0x10ffff]
  return String.fromCodePoint(...Array.from({ length: below(luck, 30) }, () => below(luck, oneOf(luck, most) + 1)))
}
/** Nothing at all, and dots alone, would be the address of something else. */
const inAddress = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?').replace(/^\.*$/, 'x'))

/** Cuts, doubles or moves a piece of a text. */
function scrambled(luck: Luck, text: string): string {
  const [from, to] = [below(luck, text.length), below(luck, text.length)].toSorted((a, b) => a - b) as [number, number]
  return text.slice(0, oneOf(luck, [from, to])) + text.slice(oneOf(luck, [from, to]))
}

/** The body with another value in one place; nothing where that place is gone. `undefined` takes the place away. */
function changed(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  if (typeof body !== 'object' || body === null || !(first in body)) return body
  const inside = changed((body as Record<string, unknown>)[first], rest, value)
  return Array.isArray(body) ? body.with(Number(first), inside) : { ...body, [first]: inside }
}
