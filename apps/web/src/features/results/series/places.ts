/** Before the addresses of tours, seasons and divisions: '' for everybody, '/angler' in the portal of an angler. */
export type Base = '' | '/angler'

/** In the portal a season stands under the standings: there one's own place is what is looked for. */
export const seasonsAt = (base: Base): string => (base === '' ? '/seasons' : '/angler/standings')
export const seasonAt = (base: Base, id: string): string => `${seasonsAt(base)}/${id}`
