import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'

/**
 * A session that was left open, or taken, does not get at what an account or its rights hang on. Who acts as somebody else does
 * not either, and is not asked for a password first: no proof helps there.
 */
export function demandFresh(actor: Actor | null): void {
  if (actor?.impersonator) throw refused('impersonation.account')
  if (!actor?.fresh) throw refused('session.stale')
}
