import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { anglerNames } from '#features/people/users/index'
import { helpersOf } from '#features/people/users/related/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import type { Queryable } from '#platform/database/types'
import { devicesNotHeard } from '#platform/sync/devices'
import type { RaffleRow } from './tournament-raffles.store.ts'

/** A device speaks at least every five minutes. One that was made ready the evening before may have been silent since. */
const [SILENT_MS, READY_MS] = [10 * 60_000, 36 * 3_600_000]

/**
 * Devices that run the event may hold tickets that the draw would miss. `details.silent`: whose they are, when each was last heard
 * from, and how many changes it said it has not sent.
 */
export async function refuseSilent(db: Queryable, { tournament: id }: RaffleRow, { at }: Doer): Promise<void> {
  const tournament = await findTournament(db, id)
  if (!tournament) return
  const staff = tournament.tour ? await helpersOf(db, tournament.tour) : []
  const users = [...new Set([tournament.director, ...tournament.coDirectors, ...staff.map(({ _id }) => _id)])]
  const now = Date.parse(at)
  const found = await devicesNotHeard(db, users, {
    after: new Date(now - READY_MS).toISOString(),
    before: new Date(now - SILENT_MS).toISOString(),
  })
  if (!found.length) return
  const names = await anglerNames(
    db,
    found.map(({ user }) => user),
  )
  const silent = found.map(({ user, lastSeenAt, unsent }) => {
    const name = names.get(user)
    return { name: name ? fullName(name) : null, lastSeenAt, unsent }
  })
  const whose = [...new Set(silent.flatMap(({ name }) => name ?? []))].join(', ')
  throw refused('raffle.devices-silent', { names: whose }, { silent })
}
