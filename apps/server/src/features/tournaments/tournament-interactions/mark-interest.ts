import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentInteraction } from '@ramplight/contract/tournaments/tournament-interactions'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { aboutInteraction, type InteractionRow, interactionStore, ownOf } from './tournament-interactions.store.ts'
import { tournamentInteractions } from './tournament-interactions.table.ts'

type Mark = Pick<TournamentInteraction, 'tournament' | 'user' | 'type'> & { id?: string | undefined }

/**
 * Interested or going, at most one of the two (A50): choosing the other replaces it, the same once more changes nothing.
 * Of two taps at once the second waits for the first.
 */
export function markInterest(db: Db, mark: Mark, doer: Doer): Promise<InteractionRow> {
  return inTransaction(db, async (tx) => {
    const made = await make(tx, mark, doer)
    if (made) return made
    const [stored] = await tx.select().from(tournamentInteractions).where(ownOf(mark)).for('update')
    // Nothing of theirs was in the way: the id is somebody else's, or of one that was taken back.
    if (!stored) throw refused('record.id-taken')
    if (stored.type === mark.type) return stored
    return interactionStore.update(tx, stored.id, { type: mark.type }, undefined, doer, aboutInteraction(mark))
  })
}

async function make(tx: Tx, { id = newId(), ...mark }: Mark, doer: Doer): Promise<InteractionRow | null> {
  const [created] = await tx
    .insert(tournamentInteractions)
    .values({ ...mark, id, createdAt: doer.at, updatedAt: doer.at })
    .onConflictDoNothing()
    .returning()
  if (!created) return null
  await writeAudit(tx, doer, {
    action: 'created',
    family: interactionStore.name,
    record: created.id,
    ...aboutInteraction(mark),
    after: created,
  })
  return created
}
