import { refused } from '@ramplight/domain/kernel/errors'
import { inTransaction } from '#platform/database/in-transaction'
import type { Work } from '#platform/http/deps'
import { about } from './related/user-rules.ts'
import { type UserRow, userStore } from './users.store.ts'

type Joined = { tour: string | null; season?: string; what: string }

const added = (list: string[], one: string | null | undefined): string[] => (one && !list.includes(one) ? [...list, one] : list)

/** Makes somebody one of a tour, and of a season. Who is in both already is left as they are. */
export async function join(id: string, { tour, season, what }: Joined, { deps, doer }: Omit<Work, 'actor'>): Promise<UserRow> {
  return inTransaction(deps.db, async (tx) => {
    const row = await userStore.find(tx, id, 'update')
    if (!row) throw refused('record.not-found')
    const [tours, seasons] = [added(row.tours, tour), added(row.seasons, season)]
    if (tours === row.tours && seasons === row.seasons) return row
    return userStore.update(tx, id, { tours, seasons }, undefined, doer, about(row, ` joined ${what}`))
  })
}
