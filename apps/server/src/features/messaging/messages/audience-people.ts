import type { MessageAudience } from '@ramplight/contract/messaging/messages'
import { refused } from '@ramplight/domain/kernel/errors'
import { anglersOf, membersIn } from '@ramplight/domain/messaging/audience'
import { eq } from 'drizzle-orm'
import { entriesOf, refundedAmong } from '#features/registration/tournament-entries/index'
import { paidEntries } from '#features/results/tournament-results/index'
import { flightStore } from '#features/tournaments/tournament-flights/index'
import { membershipStore } from '#features/tours/memberships/index'
import { weighedAmong } from '#features/weigh-in/weigh-ins/index'
import type { Queryable } from '#platform/database/types'

export type Aim = { audience: MessageAudience; tournament?: string | null | undefined; season?: string | null | undefined }

/** The ids of everybody of an audience, as it is at this moment. */
export async function peopleOf(db: Queryable, { audience: { of, flight = null }, tournament, season }: Aim): Promise<string[]> {
  if (of === 'season-members') return season ? membersIn(await membershipStore.list(db, eq(membershipStore.table.season, season))) : []
  if (!tournament) return []
  const entries = await entriesOf(db, tournament)
  const weighed = await weighedAmong(
    db,
    entries.map(({ id }) => id),
  )
  const paid = of === 'winners' ? await paidEntries(db, tournament) : new Set<string>()
  const refunded = of === 'unpaid' ? await refundedAmong(db, entries) : new Set<string>()
  const boats = entries.map((entry) => ({
    ...entry,
    ...{ hasWeighed: weighed.has(entry.id), isPaidOut: paid.has(entry.id), isRefunded: refunded.has(entry.id) },
  }))
  return anglersOf(of, boats, flight)
}

/** The flight that an audience names is one of its own tournament. */
export async function refuseForeignFlight(db: Queryable, id: string, tournament: string | undefined): Promise<void> {
  const flight = await flightStore.find(db, id)
  if (!tournament || flight?.tournament !== tournament) throw refused('reference.unknown', { field: 'audience.flight' })
}
