import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const payoutsRecords: AreaRecords = async () => ({})
