import { UNITS_PER_KILOGRAM, UNITS_PER_POUND, type Weight } from '../kernel/units.ts'
import type { WeightUnit } from './types.ts'

/**
 * The heaviest fish of a kind ever caught on rod and line, in pounds, rounded up (all-tackle world records). Names are the
 * words by which a species of a tournament is recognized; the first that fits counts, so the longer names come first.
 */
const HEAVIEST_POUNDS: readonly (readonly [name: string, pounds: number])[] = [
  ['smallmouth', 12],
  ['spotted bass', 12],
  ['white bass', 7],
  ['striped', 82],
  ['striper', 82],
  ['hybrid', 28],
  ['peacock', 30],
  ['blue cat', 143],
  ['flathead', 123],
  ['channel cat', 58],
  ['cat', 143],
  ['crappie', 6],
  ['bluegill', 5],
  ['sunfish', 6],
  ['perch', 5],
  ['sauger', 9],
  ['walleye', 25],
  ['musk', 68],
  ['pike', 56],
  ['carp', 76],
  ['redfish', 95],
  ['red drum', 95],
  ['trout', 72],
  ['snook', 60],
  ['flounder', 23],
  ['salmon', 98],
  ['bass', 23],
]
/** Largemouth: most events that name no species weigh black bass. */
const BLACK_BASS_POUNDS = 23
/** Of the heaviest bags ever weighed each fish had about two fifths of the record. */
const SHARE_OF_EACH = 0.4
const POUNDS_PER_KILOGRAM = 2.20462262
/** The records are weights: of a length they say nothing. */
const UNITS_OF_A_POUND: Record<WeightUnit, number | null> = {
  lb: UNITS_PER_POUND,
  kg: UNITS_PER_KILOGRAM / POUNDS_PER_KILOGRAM,
  in: null,
}

const heaviestOf = (species: string): number | null => HEAVIEST_POUNDS.find(([name]) => species.toLowerCase().includes(name))?.[1] ?? null

export type HeaviestBag = { weight: Weight; fish: Weight }

/**
 * What no bag of so many fish has weighed yet, and no single fish: more is a misread scale until somebody says no. In weight
 * units of the tournament. Several species: the heaviest counts. Null where a species is not known here, or fish are measured: nothing can
 * be said.
 */
export function heaviestBag({ species, fish, unit }: { species: readonly string[]; fish: number; unit: WeightUnit }): HeaviestBag | null {
  const perPound = UNITS_OF_A_POUND[unit]
  const known = species.map(heaviestOf)
  if (perPound === null || known.includes(null)) return null
  const pounds = known.length === 0 ? BLACK_BASS_POUNDS : Math.max(...known.map(Number))
  const units = (value: number): Weight => Math.round(value * perPound)
  return { fish: units(pounds), weight: units(Math.max(pounds, SHARE_OF_EACH * pounds * fish)) }
}
