import type { Tx } from '#platform/database/types'
import { type By, tellChanged } from '../tell-changed.ts'
import { type TournamentRow, tournamentStore } from '../tournaments.store.ts'

/** Who has said yes directs the event too from now on. The caller holds its row. */
export async function addCoDirector(tx: Tx, { id, coDirectors }: TournamentRow, user: string, by: By): Promise<void> {
  if (coDirectors.includes(user)) return
  const about = { tournament: id, summary: 'Co-director accepted' }
  await tournamentStore.update(tx, id, { coDirectors: [...coDirectors, user] }, undefined, by.doer, about)
  await tellChanged(tx, [id], by)
}
