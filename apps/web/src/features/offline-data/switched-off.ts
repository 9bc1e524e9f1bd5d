import { userCalls } from '@ramplight/contract/people/users'
import type { Id } from '@ramplight/domain/kernel/ids'
import { call } from '#platform/call.ts'
import { type PersonHere, unsyncedHere } from '#platform/local/store/people-here.ts'

/**
 * The name of somebody whose account is switched off, for those who may see this person; null for everybody else. They cannot send
 * their own work any more.
 */
export async function switchedOffName(user: Id): Promise<string | null> {
  const found = await call(userCalls.get, { params: { id: user } }).catch(() => null)
  return found && found.active === false ? [found.first_name, found.last_name].filter(Boolean).join(' ') : null
}

/** Whose unsent work on this device waits for a sign-in that is refused. */
export async function switchedOffHere(me: Id): Promise<PersonHere[]> {
  const others = (await unsyncedHere()).filter(({ user }) => user !== me)
  const named = await Promise.all(others.map(async (one) => ({ ...one, name: await switchedOffName(one.user) })))
  return named.flatMap(({ name, ...one }) => (name === null ? [] : [{ ...one, name }]))
}
