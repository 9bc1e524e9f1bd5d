import type { SubscriptionCode } from '@ramplight/contract/subscriptions/subscription-codes'

export type CodeState = 'open' | 'used' | 'stopped' | 'over'

/** Can somebody use it now? The server decides the same. `now`: an ISO timestamp. */
export function codeState(
  { active, usedAt, expiresAt }: Pick<SubscriptionCode, 'active' | 'usedAt' | 'expiresAt'>,
  now: string,
): CodeState {
  if (usedAt) return 'used'
  if (!active) return 'stopped'
  return expiresAt && expiresAt <= now ? 'over' : 'open'
}
