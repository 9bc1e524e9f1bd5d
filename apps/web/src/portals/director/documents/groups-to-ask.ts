import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { BOAT_AUDIENCES } from '@ramplight/domain/messaging/audience'
import { inOrder } from '@ramplight/domain/tournament/launch-times'
import type { GroupToAsk } from '#features/content/documents/index.ts'
import { audienceName } from '#features/messaging/compose/index.ts'

/** The groups of a tournament that can be asked for a document: those of messages, and each flight under its own name. */
export function groupsToAsk(flights: readonly TournamentFlight[]): [GroupToAsk, ...GroupToAsk[]] {
  const [all, ...others] = BOAT_AUDIENCES.filter((of) => of !== 'flight').map((of) => ({
    key: of,
    label: audienceName(of),
    audience: { of },
  }))
  const ofFlights = inOrder(flights).map(({ _id, name }) => ({ key: _id, label: name, audience: { of: 'flight' as const, flight: _id } }))
  return [all!, ...others, ...ofFlights]
}
