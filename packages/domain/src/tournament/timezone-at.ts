import { stateCode } from '../geo/us-states.ts'
import type { Timezone } from './zones.ts'

const STATES: Record<Timezone, string> = {
  EST: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA PR RI SC VA VI VT WV',
  CST: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  MST: 'AZ CO ID MT NM UT WY',
  PST: 'AK AS CA GU HI MH MP NV OR WA',
}
const BY_STATE = new Map(Object.entries(STATES).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name as Timezone])))

/** Where a state has two zones: the first three digits of the ZIP codes that are in the smaller part. */
const ZIPS: Record<string, { timezone: Timezone; prefixes: string }> = {
  FL: { timezone: 'CST', prefixes: '324 325' },
  ID: { timezone: 'PST', prefixes: '835 838' },
  IN: { timezone: 'CST', prefixes: '463 464 476 477' },
  KY: { timezone: 'CST', prefixes: '420 421 422 423 424' },
  ND: { timezone: 'MST', prefixes: '586' },
  NE: { timezone: 'MST', prefixes: '691 693' },
  OR: { timezone: 'MST', prefixes: '979' },
  SD: { timezone: 'MST', prefixes: '577' },
  TN: { timezone: 'EST', prefixes: '373 374 376 377 378 379' },
  TX: { timezone: 'MST', prefixes: '798 799 885' },
}

/**
 * Which of the four names a new event at this place starts with: by its state, and by its ZIP code where a state has two zones.
 * Null where the state is not known. A director can choose another.
 */
export function timezoneAt({ state, zip }: { state?: string | null | undefined; zip?: string | null | undefined }): Timezone | null {
  const code = stateCode(state ?? '')
  if (!code) return null
  const other = ZIPS[code]
  const isOther = !!other && !!zip && other.prefixes.split(' ').includes(zip.trim().slice(0, 3))
  return isOther ? other.timezone : (BY_STATE.get(code) ?? null)
}
