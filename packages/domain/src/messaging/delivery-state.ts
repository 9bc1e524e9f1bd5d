/** What is known of one person's copy of a message. */
export type Copy = {
  state: 'waiting' | 'sending' | 'sent' | 'dead'
  arrival: 'delivered' | 'read' | 'bounced' | 'failed' | null
  lastError: string | null
}

export const DELIVERY_STATES = ['waiting', 'sent', 'arrived', 'read', 'bounced', 'stopped', 'turned-off', 'failed', 'no-address'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why nothing will be sent, where it is not the provider who refused. */
const REASONS: Partial<Record<string, DeliveryState>> = {
  stopped: 'stopped',
  unsubscribed: 'stopped',
  complained: 'stopped',
  bounced: 'bounced',
  'turned-off': 'turned-off',
}
const ARRIVALS = { delivered: 'arrived', read: 'read', bounced: 'bounced', failed: 'failed' } as const

/** What became of a copy; null where there was nowhere to send it. `isRead`: opened in their inbox, whatever the provider says. */
export function deliveryState(copy: Copy | null, isRead: boolean): DeliveryState {
  if (isRead) return 'read'
  if (!copy) return 'no-address'
  if (copy.state === 'dead') return REASONS[copy.lastError ?? ''] ?? 'failed'
  if (copy.arrival) return ARRIVALS[copy.arrival]
  return copy.state === 'sent' ? 'sent' : 'waiting'
}

export type MessageStatus = 'Sent' | 'Received - Not Read' | 'Received - Read'

/** The message as a whole, in the specification's words (2 §3): what is true of everybody who has it or still can get it. */
export function wholeStatus(states: readonly DeliveryState[]): MessageStatus {
  const reachable = states.filter((state) => ['waiting', 'sent', 'arrived', 'read'].includes(state))
  if (!reachable.length || reachable.some((state) => state === 'waiting' || state === 'sent')) return 'Sent'
  return reachable.every((state) => state === 'read') ? 'Received - Read' : 'Received - Not Read'
}
