import { refused } from '@ramplight/domain/kernel/errors'
import { teamPrice } from '@ramplight/domain/registration/team-boat'
import { hasOpenCheckout } from '#features/payments/stripe/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { PreRegistrationRow } from './tournament-pre-registrations.store.ts'

type Team = Pick<PreRegistrationRow, 'users' | 'pots'>

/** Nobody pays the old price for what has become dearer. Asked while the team is held, so that no page opens meanwhile. */
export async function refuseBeingPaid(tx: Tx, before: PreRegistrationRow, after: Team, tournament: TournamentRow): Promise<void> {
  const event = toRecord(tournament)
  if (teamPrice(event, before) !== teamPrice(event, { ...before, ...after }) && (await hasOpenCheckout(tx, before.id)))
    throw refused('registration.being-paid')
}
