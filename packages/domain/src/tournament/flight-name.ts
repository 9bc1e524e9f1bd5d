/**
 * What a flight is called that nobody has named. It is data, in one language for everybody, whoever's screen made it: a director can
 * change it, and a screen that has its own word for a flight shows `shortFlightName`.
 */
export const flightName = (number: number): string => `Flight ${number}`

/** `Flight 2` as it is, `A` → `Flight A`: for a sentence about it. */
export const flightInWords = (name: string): string => (/^flight\b/i.test(name) ? name : `Flight ${name}`)

/** `Flight 2` → `2`; a name that somebody gave stays as it is. */
export const shortFlightName = (name: string): string => name.replace(/^flight\s+(?=\S)/i, '')
