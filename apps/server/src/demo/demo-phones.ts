import { fullName } from '@ramplight/domain/registration/full-name'
import { eq, inArray, like } from 'drizzle-orm'
import { keepDevice } from '../features/messaging/push-subscriptions/index.ts'
import { pushSubscriptions } from '../features/messaging/push-subscriptions/push-subscriptions.table.ts'
import { openSession } from '../features/people/auth/sessions.ts'
import { users } from '../features/people/users/users.table.ts'
import { entriesOf } from '../features/registration/tournament-entries/index.ts'
import { tournamentStore } from '../features/tournaments/tournaments/index.ts'
import type { AppDeps } from '../platform/http/deps.ts'
import { DEMO_ACCOUNTS } from './seed-demo.ts'

/** So many of a field have a phone that takes notifications. */
const PHONES = 3

/**
 * The angler of the demo and a few of today's field have phones at the stand-in, so that the outbox shows what they are told. A
 * stand-in forgets its devices when it ends, so they are made anew with each start.
 */
export async function giveOutPhones(deps: AppDeps): Promise<void> {
  const { outside: db, now, carriers } = deps
  if (!carriers.standIns) return
  await db.delete(pushSubscriptions).where(like(pushSubscriptions.endpoint, 'http://127.0.0.1:%'))
  const [own] = await db.select().from(users).where(eq(users.email, DEMO_ACCOUNTS.angler.email))
  const [running] = await tournamentStore.list(db, eq(tournamentStore.table.status, 'In Progress'))
  const field = running ? (await entriesOf(db, running.id)).flatMap((entry) => entry.users) : []
  const whose = [...new Set([...(own ? [own.id] : []), ...field])].slice(0, PHONES)
  for (const person of await db.select().from(users).where(inArray(users.id, whose))) {
    const session = await openSession(db, person.id, now(), { address: null, device: null })
    const device = { ...carriers.standIns.pushes.subscribe(fullName(person)), language: 'en' as const }
    await keepDevice(db, device, { user: person.id, session, at: now().toISOString(), carriers })
  }
}
