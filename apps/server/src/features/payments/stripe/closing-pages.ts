import type { Deps } from '#platform/http/deps'
import { closeCheckoutsOf } from './start-checkout.ts'

/** So often somebody opens another page while we close one. */
const MOST_TURNS = 3

/**
 * Writes a change of a boat, or of a team that has none yet. Where `write` refuses it because a page is open on which the old price could
 * still be paid (`registration.being-paid`), that is closed first. Who has paid there meanwhile has paid.
 */
export async function closingPages<Row>(deps: Deps, entry: string, write: () => Promise<Row>): Promise<Row> {
  for (let turn = 1; ; turn++) {
    try {
      return await write()
    } catch (error) {
      if ((error as { code?: string }).code !== 'registration.being-paid' || turn === MOST_TURNS) throw error
      await closeCheckoutsOf(deps, entry)
    }
  }
}
