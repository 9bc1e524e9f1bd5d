import type { Db } from '../database/types.ts'

/** An SMS that somebody wrote to one of our numbers; `reference` is the provider's name of it, the same however often it is told. */
export type Reply = { from: string; text: string; reference: string; at: string }

/** Who wants to know what providers tell. Families fill it where their routes are made. */
export type Heard = {
  /** A copy of this message has got further. */
  arrived: (db: Db, message: string) => Promise<void>
  replied: (db: Db, reply: Reply) => Promise<void>
}

export const heardByNobody = (): Heard => ({ arrived: async () => {}, replied: async () => {} })
