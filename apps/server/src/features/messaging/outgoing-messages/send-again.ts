import { and, eq, inArray } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { writeAuditLines } from '#platform/audit/write-audit'
import type { Queryable } from '#platform/database/types'
import { outgoingMessages as messages, type OutgoingRow } from '#platform/outgoing/outgoing.table'

/** A code or a link that opens something has left the row; what somebody does not want to hear is not sent by asking again. */
export const mayGoAgain = ({ state, secret, lastError }: Pick<OutgoingRow, 'state' | 'secret' | 'lastError'>): boolean =>
  state === 'dead' && !secret && lastError !== 'too-late'

/** Gives dead messages another life; answers how many. The delivery takes them up at its next look. */
export async function sendAgain(tx: Queryable, ids: string[], doer: Doer): Promise<number> {
  const found = await tx
    .select()
    .from(messages)
    .where(and(inArray(messages.id, ids), eq(messages.state, 'dead')))
    .for('update')
  const rows = found.filter(mayGoAgain)
  if (!rows.length) return 0
  await tx
    .update(messages)
    // From now on, or an old one would be given up for its age before anybody tried it.
    .set({ state: 'waiting', job: null, tries: 0, lastError: null, sendAfter: doer.at })
    .where(
      inArray(
        messages.id,
        rows.map(({ id }) => id),
      ),
    )
  await writeAuditLines(
    tx,
    doer,
    rows.map(({ id, kind }) => ({
      action: 'changed',
      family: 'outgoing-messages',
      record: id,
      summary: `Sent again: ${kind === 'mail' ? 'a mail' : 'an SMS'}`,
      before: { state: 'dead' },
      after: { state: 'waiting' },
    })),
  )
  return rows.length
}
