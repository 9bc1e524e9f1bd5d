/** Before the addresses of tours, seasons and divisions: '' for everybody, else the portal of an angler or a director. */
export type Base = '' | '/angler' | '/director'

/** In an angler's portal a season stands under the standings: there one's own place is what is looked for. */
export const seasonsAt = (base: Base): string => (base === '/angler' ? '/angler/standings' : `${base}/seasons`)
export const seasonAt = (base: Base, id: string): string => `${seasonsAt(base)}/${id}`
