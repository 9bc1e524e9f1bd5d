import { and, eq, isNotNull } from 'drizzle-orm'
import { people } from '#features/people/users/index'
import type { Queryable } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'

/** So many mailboxes hear of one notice. */
const MOST = 10

/** Leaves a mail to the admins that there is a notice; who sent it and what they say is read inside. */
export async function tellAdmins(
  db: Queryable,
  notice: { id: string; kind: 'contact' | 'error'; subject: string },
  at: string,
): Promise<void> {
  const admins = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.userType, 'System Admin'), eq(people.active, true), eq(people.deleted, false), isNotNull(people.email)))
    .limit(MOST)
  const what = notice.kind === 'contact' ? 'Somebody wrote to us' : 'A screen reported an error'
  const text = `${what}: ${notice.subject}\n\nRead it under the notices of the admin area.`
  for (const { email } of admins)
    if (email) await leaveMessage(db, { kind: 'mail', to: email, subject: what, text }, { at, about: notice.id })
}
