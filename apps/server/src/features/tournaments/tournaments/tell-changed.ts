import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'

/** Who changes tournaments, with what. */
export type By = Pick<Work, 'deps' | 'doer'>

/** Every write of tournaments ends here: what hangs on their fields in other families follows in the same transaction. */
export async function tellChanged(tx: Tx, tournaments: string[], by: By): Promise<void> {
  if (tournaments.length) for (const follow of by.deps.tournamentsChanged) await follow(tx, tournaments, by)
}
