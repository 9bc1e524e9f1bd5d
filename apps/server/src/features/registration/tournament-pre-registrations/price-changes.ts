import { refused } from '@ramplight/domain/kernel/errors'
import { teamPrice } from '@ramplight/domain/registration/team-boat'
import { closeCheckoutsOf, hasOpenCheckout } from '#features/payments/stripe/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import type { PreRegistrationRow } from './tournament-pre-registrations.store.ts'

type Team = Pick<PreRegistrationRow, 'users' | 'pots'>

/** Nobody pays the old price for what has become dearer. Asked while the team is held, so that no page opens meanwhile. */
export async function refuseBeingPaid(tx: Tx, before: PreRegistrationRow, after: Team, tournament: TournamentRow): Promise<void> {
  const event = toRecord(tournament)
  if (teamPrice(event, before) !== teamPrice(event, after) && (await hasOpenCheckout(tx, before.id)))
    throw refused('registration.being-paid')
}

/** So often somebody opens another page while we close one. */
const MOST_TURNS = 3

/** Writes a change of a team; a page on which the old price could still be paid is closed first. Who has paid there meanwhile has paid. */
export async function closingPages<Row>(deps: Deps, team: string, write: () => Promise<Row>): Promise<Row> {
  for (let turn = 1; ; turn++) {
    try {
      return await write()
    } catch (error) {
      if ((error as { code?: string }).code !== 'registration.being-paid' || turn === MOST_TURNS) throw error
      await closeCheckoutsOf(deps, team)
    }
  }
}
