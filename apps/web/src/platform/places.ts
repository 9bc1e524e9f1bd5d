import { useMaybeAddress } from './address.ts'

/**
 * Before the addresses of tournaments, tours, seasons and divisions: '' for everybody, else the portal of an angler or a director.
 * The pages are the same; in a portal its frame stays around them.
 */
export type Base = '' | '/angler' | '/director'

/** In an angler's portal a season stands under the standings: there one's own place is what is looked for. */
export const seasonsAt = (base: Base): string => (base === '/angler' ? '/angler/standings' : `${base}/seasons`)
export const seasonAt = (base: Base, id: string): string => `${seasonsAt(base)}/${id}`

/** Of a page that visitors and anglers both have: whose of the two it is now. */
export const useBase = (): Exclude<Base, '/director'> => (useMaybeAddress()?.pathname.startsWith('/angler/') ? '/angler' : '')
