import { brand } from '@ramplight/domain/kernel/brand'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import type { Work } from '#platform/http/deps'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { takeOrRefuse } from '../auth/index.ts'
import { type UserRow, userStore } from './users.store.ts'

/** Where the invited person answers; the screens put it behind the address of this installation. */
const linkPath = (director: string) => `/director-invite/${director}`

/**
 * Leaves somebody a message that a director would like them on their staff, with a link. Nothing else is written: they
 * are on it once they say yes. By mail, or to the phone of who has none; three a day for the same person.
 */
export async function inviteUser(user: UserRow, { actor, deps, doer }: Work): Promise<void> {
  const to = user.email ?? user.phone
  if (!to) throw refused('account.unreachable', { name: fullName(user) })
  await takeOrRefuse(deps, { what: 'invite', from: actor.id, account: user.id })
  const director = await userStore.find(deps.db, actor.id)
  const name = `${director?.first_name ?? ''} ${director?.last_name ?? ''}`.trim()
  const text = `${name} invites you to their staff on ${brand.name}. Answer here:`
  const link = linkPath(actor.id)
  const when = { at: doer.at, about: user.id }
  if (user.email) await leaveMessage(deps.db, { kind: 'mail', to, subject: 'An invitation to a tournament staff', text, link }, when)
  else await leaveMessage(deps.db, { kind: 'sms', to, text, link }, when)
}
