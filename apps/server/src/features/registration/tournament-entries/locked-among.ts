import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { lockedAccounts } from '#features/payments/accounts/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'

type Held = { tournament: TournamentRow }

/** Tournaments that register nobody, because their director owes the platform (A39). One that has begun goes on. */
export async function lockedAmong(db: Queryable, fields: Held[], at: string): Promise<Set<string>> {
  const coming = fields.map(({ tournament }) => tournament).filter((one) => !hasBegun(one, todayAt(one.timezone, new Date(at))))
  const locked = await lockedAccounts(
    db,
    coming.map(({ director }) => director),
  )
  return new Set(coming.filter(({ director }) => locked.has(director)).map(({ id }) => id))
}

/** Says so to who signs up. */
export async function refuseLocked(db: Queryable, tournament: TournamentRow, at: string): Promise<void> {
  if ((await lockedAmong(db, [{ tournament }], at)).size) throw refused('account.registers-nobody')
}
