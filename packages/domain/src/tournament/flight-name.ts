/**
 * What a flight is called that nobody has named. It is data, in one language for everybody, whoever's screen made it: a director can
 * change it. A screen says it in the language of its reader (`writeFlight`), or shows `shortFlightName` beside a word of its own.
 */
export const flightName = (number: number): string => `Flight ${number}`

/** The number of a flight that nobody has named; null of any other name. */
export function numberOfFlight(name: string): number | null {
  const found = /^flight (\d{1,6})$/i.exec(name.trim())
  return found ? Number(found[1]) : null
}

/** `Flight 2` as it is, `A` → `Flight A`: for a sentence about it. */
export const flightInWords = (name: string): string => (/^flight\b/i.test(name) ? name : `Flight ${name}`)

/** `Flight 2` → `2`; a name that somebody gave stays as it is. */
export const shortFlightName = (name: string): string => name.replace(/^flight\s+(?=\S)/i, '')
