import { refused } from '@ramplight/domain/kernel/errors'
import { findTour } from '#features/tours/tours/index'
import { inTransaction } from '#platform/database/in-transaction'
import { type By, tellChanged } from './tell-changed.ts'
import { type TournamentRow, tournamentStore } from './tournaments.store.ts'

/** Takes a deletion back. A tournament belongs to a tour, so one whose tour is gone stays where it is. */
export async function restoreTournament(id: string, by: By): Promise<TournamentRow> {
  return inTransaction(by.deps.db, async (tx) => {
    const [before] = await tournamentStore.lockMany(tx, [id])
    if (!before) throw refused('record.not-found')
    if (!before.deleted) return before
    if (!(await findTour(tx, before.tour))) throw refused('reference.unknown', { field: 'tour' })
    const about = () => ({ tournament: id, summary: `Restored ${before.name}` })
    const [row = before] = await tournamentStore.updateMany(tx, [{ before, changes: { deleted: false } }], by.doer, about, 'restored')
    await tellChanged(tx, [id], by)
    return row
  })
}
