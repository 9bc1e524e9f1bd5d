import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { stripeCalls } from '@ramplight/contract/payments/stripe'
import { fullNames } from '#features/people/users/index'
import { storedEntries } from '#features/registration/tournament-entries/index'
import type { Deps } from '#platform/http/deps'
import { accountOf } from './card-accounts.store.ts'
import { openDisputes } from './card-disputes.store.ts'
import { isRestricted } from './settle-account.ts'

/** What waits for a director about cards, from our own rows: it shows also while the provider is away. */
export async function cardAttention(deps: Deps, director: string): Promise<ResponseOf<typeof stripeCalls.ownAttention>> {
  const account = await accountOf(deps, director)
  const found = await openDisputes(deps.db, director)
  const boats = await storedEntries(
    deps.db,
    found.flatMap(({ checkout }) => checkout.entry ?? []),
  )
  const names = await fullNames(deps.db, [...boats.flatMap(({ users }) => users), ...found.flatMap(({ member }) => member ?? [])])
  const usersOf = (entry: string | null) => boats.find(({ id }) => id === entry)?.users ?? []
  return {
    disputes: found.map(({ dispute: { id, amount, status, dueBy }, checkout: { tournament, entry }, season, member, name }) => ({
      ...{ key: id, tournament, season, tournamentName: name, amount },
      about: (member ? [member] : usersOf(entry)).flatMap((user) => names.get(user) ?? []).join(' & '),
      dueBy: status === 'needs_response' ? dueBy : null,
    })),
    restricted: account && isRestricted(account) ? { needs: account.needs } : null,
  }
}
