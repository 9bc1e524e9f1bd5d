import { needInWords } from '@ramplight/domain/money/provider-needs'
import type { ConnectedAccount } from './getting-paid.queries.ts'
import { t } from './getting-paid.texts.ts'

type State = 'ready' | 'readyNoBank' | 'begun' | 'restricted'

/** How far an account is. Whoever gave all details and takes no cards was stopped by the provider. */
export function stateOf({ charges_enabled, payouts_enabled, details_submitted }: ConnectedAccount): State {
  if (charges_enabled) return payouts_enabled ? 'ready' : 'readyNoBank'
  return details_submitted ? 'restricted' : 'begun'
}

export const needsText = (needs: readonly string[]): string => needs.map(needInWords).join(', ')

const TYPES = ['refund', 'payout', 'transfer', 'adjustment', 'charge', 'payment', 'fee', 'topup'] as const
const STATES = ['available', 'pending', 'paid', 'in_transit', 'failed', 'canceled'] as const

/** What the provider calls a movement, in our words; a word that we do not know stays. */
export const typeWord = (type: string): string => {
  const known = TYPES.find((one) => type === one || type.startsWith(`${one}_`) || type.endsWith(`_${one}`))
  return known ? t(`types.${known}`) : type
}
export const stateWord = (state: string): string => {
  const known = STATES.find((one) => one === state)
  return known ? t(`states.${known}`) : state
}
