import type { User } from '@ramplight/contract/people/users'
import type { Id } from '@ramplight/domain/kernel/ids'
import { calls } from '#platform/auth.open-calls.ts'
import { noteParkingKey, parkingKeyOf } from '#platform/borrowed.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { forgetOthers } from '#platform/forget-others.ts'
import { mayHaveDatabase } from '#platform/local/store/databases-here.ts'
import { forgetRecent } from '#platform/own-place.ts'
import { actingEnded, currentSession, startActing } from '#platform/session.ts'

/** As long as somebody waits to be themself again; the server ends it by itself soon after. */
const PATIENCE_MS = 4000

/** Whom an admin may be: anybody active but an admin (the server refuses the rest). */
export const mayBeActedAs = ({ userType, active }: Pick<User, 'userType' | 'active'>): boolean => active && userType !== 'System Admin'

/** The admin becomes this person, on the server and on this device, where the book is opened anew for them (1 §4). */
export async function actAs(user: string): Promise<User> {
  const answer = await call(calls.setUserImpersonating, { body: { user } })
  if (!answer.user || !answer.token) throw CallError.ofAnswer(answer)
  forgetOthers(answer.user._id)
  noteParkingKey(answer.user._id, answer.parkingKey)
  startActing(answer)
  return answer.user
}

/** Back to oneself: on this device in any case, on the server when it can be reached. */
export async function actAsSelf(): Promise<void> {
  const session = currentSession()
  if (!session?.acting) return
  const back = call(calls.setUserImpersonating, { body: { user: null }, timeoutMs: PATIENCE_MS })
  const token = await back.then((answer) => answer.token ?? null).catch(() => null)
  forgetOthers(session.acting.admin._id)
  actingEnded(token)
  await leaveTheirCopy(session.user._id)
}

/** Nothing of the other person stays on the admin's device; what was not sent is sealed for that person's own sign-in. */
export async function leaveTheirCopy(user: Id): Promise<void> {
  forgetRecent(user)
  // Who has no copy left nothing, and an admin's device may not have what puts copies away.
  if (!(await mayHaveDatabase(user))) return
  const [{ wipeLocal }, { sealParked }, { canSeal }] = await Promise.all([
    import('#platform/local/store/wipe-local.ts'),
    import('#platform/local/store/parking.ts'),
    import('#platform/local/store/seal.ts'),
  ])
  await wipeLocal(user, 'acting')
  const key = canSeal() ? parkingKeyOf(user) : null
  if (key) await sealParked(user, key)
}
