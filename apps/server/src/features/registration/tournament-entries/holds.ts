import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { roomVerdict } from '@ramplight/domain/subscriptions/levels'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { lockedAccounts } from '#features/payments/accounts/index'
import { type DirectorLimit, limitsOf } from '#features/subscriptions/plans/index'
import type { PriceSet } from '#features/subscriptions/subscription-levels/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import type { Field } from './field.ts'
import { entriesOf } from './tournament-entries.store.ts'

type Held = { tournament: TournamentRow }
/** What an event to come is held to: whether its director owes the platform, and how many anglers their level takes. */
type Hold = DirectorLimit & { isLocked: boolean }

const coming = (held: readonly Held[], at: string): TournamentRow[] =>
  held.map(({ tournament }) => tournament).filter((one) => !hasBegun(one, todayAt(zoneOf(one), new Date(at))))

/** Tournaments that are held to something (A29, A39), by id. One that has begun is not among them: it goes on. */
export async function holdsAmong(
  db: Queryable,
  fields: readonly Held[],
  { at, prices }: { at: string; prices: PriceSet },
): Promise<ReadonlyMap<string, Hold>> {
  const events = coming(fields, at)
  const directors = events.map(({ director }) => director)
  const [locked, limits] = [await lockedAccounts(db, directors), await limitsOf(db, directors, prices)]
  return new Map(events.map(({ id, director }) => [id, { ...limits.get(director)!, isLocked: locked.has(director) }]))
}

/** Says so to who enters anglers; those who are entered already stay, whatever their number. */
export function refuseHeld(hold: Hold | undefined, { places }: Field, users: readonly string[]): void {
  if (!hold) return
  const entered = new Set([...places.values()].flatMap((place) => place.users))
  const adding = users.filter((user) => !entered.has(user)).length
  const verdict = roomVerdict({ ...hold, registrants: entered.size, hasBegun: false }, adding)
  if (verdict === 'locked') throw refused('account.registers-nobody')
  if (verdict === 'full') throw refused('level.full', { tier: hold.tier, limit: hold.limit ?? 0, count: entered.size + adding })
}

/** Says so to who pays for a team that has signed up: no boat is made of it that its director could not enter. */
export async function refuseNoRoom(
  db: Queryable,
  tournament: TournamentRow,
  users: readonly string[],
  when: { at: string; prices: PriceSet },
): Promise<void> {
  const hold = (await holdsAmong(db, [{ tournament }], when)).get(tournament.id)
  if (!hold) return
  const entered = new Set((await entriesOf(db, tournament.id)).flatMap((entry) => entry.users))
  const adding = users.filter((user) => !entered.has(user)).length
  const verdict = roomVerdict({ ...hold, registrants: entered.size, hasBegun: false }, adding)
  if (verdict === 'locked') throw refused('account.registers-nobody')
  if (verdict === 'full') throw refused('registration.no-room')
}

/** Says so to who signs up. The level is no matter of theirs: its director is asked when the team becomes a boat. */
export async function refuseLocked(db: Queryable, tournament: TournamentRow, at: string): Promise<void> {
  const directors = coming([{ tournament }], at).map(({ director }) => director)
  if ((await lockedAccounts(db, directors)).size) throw refused('account.registers-nobody')
}
