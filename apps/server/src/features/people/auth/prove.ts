import type { Proof } from '@ramplight/contract/people/auth'
import { refused } from '@ramplight/domain/kernel/errors'
import { eq } from 'drizzle-orm'
import { passwordHashOf } from '#features/people/users/index'
import { passwordMatches } from '#platform/auth/passwords'
import type { Deps } from '#platform/http/deps'
import { noteRefusal } from '#platform/security/note-security'
import { giveBack, takeOrRefuse } from './attempts.ts'
import { sessions } from './auth.table.ts'
import { FRESH_MINUTES } from './sessions.ts'

/** How somebody proves that it is them; a further way, such as a passkey, is a line here and in the contract. */
const PROOFS: { [Method in Proof['method']]: (deps: Deps, user: string, proof: Extract<Proof, { method: Method }>) => Promise<boolean> } = {
  password: async ({ db }, user, { password }) => passwordMatches(await passwordHashOf(db, user), password),
}

type Who = { user: string; session: string; from: string }

/** Marks a session as fresh when the proof is right. Wrong ones are counted, as at the door. Answers until when it counts. */
export async function prove(deps: Deps, { user, session, from }: Who, proof: Proof): Promise<string> {
  const attempt = { what: 'prove', from, account: user } as const
  await takeOrRefuse(deps, attempt)
  if (!(await PROOFS[proof.method](deps, user, proof))) {
    await noteRefusal(deps, { kind: 'proof-failed', user })
    throw refused('password.wrong')
  }
  const now = deps.now()
  await giveBack(deps, attempt)
  await deps.db.update(sessions).set({ provedAt: now.toISOString() }).where(eq(sessions.id, session))
  return new Date(now.getTime() + FRESH_MINUTES * 60_000).toISOString()
}
