/** The names of the specification, in the order in which they are offered. A name never says which half of the year it is. */
export const TIMEZONES = ['EST', 'CST', 'MST', 'PST'] as const
export type Timezone = (typeof TIMEZONES)[number]

/** `word`: how screens name the zone. `iana`: its rules, for every calculation. */
export type Zone = { word: string; iana: string }

/** What the clock at a ramp depends on: the director's choice, and the state (`AZ` or `Arizona`; other text: no state). */
export type Whereabouts = { timezone: string; state: string | null | undefined }

const NAMED: Record<Timezone, Zone> = {
  EST: { word: 'EST', iana: 'America/New_York' },
  CST: { word: 'CST', iana: 'America/Chicago' },
  MST: { word: 'MST', iana: 'America/Denver' },
  PST: { word: 'PST', iana: 'America/Los_Angeles' },
}

/** For what takes place at no ramp: bills, seasons. */
export const CENTRAL: Zone = NAMED.CST

/** States and territories whose clocks none of the four names describes. Arizona has no daylight saving time (the Navajo Nation aside). */
const OWN_CLOCK: readonly (readonly [code: string, name: string, zone: Zone])[] = [
  ['az', 'arizona', { word: 'MST', iana: 'America/Phoenix' }],
  ['ak', 'alaska', { word: 'AKST', iana: 'America/Anchorage' }],
  ['hi', 'hawaii', { word: 'HST', iana: 'Pacific/Honolulu' }],
  ['pr', 'puerto rico', { word: 'AST', iana: 'America/Puerto_Rico' }],
  ['vi', 'virgin islands', { word: 'AST', iana: 'America/St_Thomas' }],
  ['gu', 'guam', { word: 'ChST', iana: 'Pacific/Guam' }],
  ['mp', 'northern mariana islands', { word: 'ChST', iana: 'Pacific/Saipan' }],
  ['as', 'american samoa', { word: 'SST', iana: 'Pacific/Pago_Pago' }],
  ['mh', 'marshall islands', { word: 'MHT', iana: 'Pacific/Majuro' }],
]
const BY_STATE = new Map(OWN_CLOCK.flatMap(([code, name, zone]) => [[code, zone] as const, [name, zone] as const]))

/** The zone of a state whose clock none of the four names describes; undefined for all others. */
export const ownClockOf = (state: string | null | undefined): Zone | undefined =>
  BY_STATE.get((state ?? '').trim().replace(/\s+/g, ' ').toLowerCase())

/** The zone by which everything of an event is calculated and written: the state's own, else the one that the director chose. */
export const zoneOf = ({ timezone, state }: Whereabouts): Zone => ownClockOf(state) ?? NAMED[timezone as Timezone] ?? CENTRAL
