/**
 * The refused changes that were given up last. Whoever still waits for the answer to one of them, in whichever tab, finds it
 * nowhere any more and must not take it for settled.
 */
import type { Shelf, StoreTx } from '../ports.ts'
import type { KvRow, OutboxRow, QuarantineRow } from '../types.ts'

const GIVEN_UP = 'given-up'
const MOST = 50

export const givenUpIn = async (kv: Pick<Shelf<KvRow>, 'get'>): Promise<QuarantineRow[]> =>
  ((await kv.get(GIVEN_UP))?.v as QuarantineRow[] | undefined) ?? []

/** `lost`: what was made behind it and went with it, for the same reason. Only why is remembered; the words are in the trash. */
export async function rememberGivenUp(tx: Pick<StoreTx, 'kv'>, refusal: QuarantineRow, lost: readonly OutboxRow[]): Promise<void> {
  const { reason, message, details, refusedAt } = refusal
  const why = { reason, message, refusedAt, ...(details !== undefined && { details }) }
  const rows = [refusal, ...lost].map((op): QuarantineRow => ({ ...withoutWords(op), ...why }))
  await tx.kv.put({ k: GIVEN_UP, v: [...(await givenUpIn(tx.kv)), ...rows].slice(-MOST) })
}

const withoutWords = ({ set: _, base: __, shown: ___, server: ____, ...op }: OutboxRow & Partial<QuarantineRow>): OutboxRow => op
