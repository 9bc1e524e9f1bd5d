import { difference, netLines, reversed } from '@ramplight/domain/money/posting'
import type { Doer } from '#platform/audit/doer'
import type { Queryable } from '#platform/database/types'
import { type Movement, type Numbered, write } from './post.ts'
import { keyOf, postedFor, type Standing } from './posted-for.ts'

/** What the database calls it: doing all of it again works. */
const SEEN_TOO_EARLY = '40001'

/**
 * Makes the ledger say what these records say now: what is missing is posted, what is too much is taken back, and where
 * nothing of it is left, every posting of the record is reversed. What is right already is left alone, so that it may be called as
 * often as somebody likes. The caller holds the records, so that two who change the same one are two in a row.
 */
export async function settle(tx: Queryable, wanted: readonly Movement[], doer: Doer): Promise<void> {
  if (!wanted.length) return
  const posted = await postedFor(
    tx,
    wanted.map(({ source }) => source),
  )
  const missing = wanted.flatMap((movement) => missingOf(movement, posted.get(keyOf(movement.source)) ?? []))
  const written = await write(tx, missing, doer)
  // Computed from what was posted a moment ago: somebody else has posted meanwhile, and the caller held nothing that keeps them out.
  if (written.length < missing.length)
    throw Object.assign(new Error(`The ledger took ${written.length} of ${missing.length} postings: another one came between.`), {
      code: SEEN_TOO_EARLY,
    })
}

function missingOf(movement: Movement, standing: readonly Standing[]): Numbered[] {
  const next = standing.reduce((highest, { number }) => Math.max(highest, number), -1) + 1
  const net = netLines(standing.flatMap(({ lines }) => lines))
  if (movement.lines.length) {
    const lines = difference(movement.lines, net)
    return lines.length ? [{ ...movement, lines, number: next }] : []
  }
  if (!net.length) return []
  const takenBack = new Set(standing.map(({ reversalOf }) => reversalOf))
  const live = standing.filter(({ id, reversalOf }) => reversalOf === null && !takenBack.has(id))
  return live.map(({ id, lines }, index) => ({ ...movement, lines: reversed(lines), reversalOf: id, number: next + index }))
}
