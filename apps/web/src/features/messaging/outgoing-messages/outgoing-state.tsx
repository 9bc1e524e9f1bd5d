import type { OutgoingMessage } from '@ramplight/contract/messaging/outgoing-messages'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconAlertTriangle, IconCheck, IconChecks, IconClock, IconSend } from '@tabler/icons-react'
import { t } from './outgoing-messages.texts.ts'

const LOOKS = {
  waiting: { tone: 'amber', icon: IconClock },
  sending: { tone: 'water', icon: IconSend },
  sent: { tone: 'kelp', icon: IconCheck },
  dead: { tone: 'red', icon: IconAlertTriangle },
  delivered: { tone: 'kelp', icon: IconChecks },
  read: { tone: 'kelp', icon: IconChecks },
  bounced: { tone: 'red', icon: IconAlertTriangle },
  failed: { tone: 'red', icon: IconAlertTriangle },
} as const

/** What became of it afterwards says more than that it was sent. */
const stateOf = ({ state, arrival }: Pick<OutgoingMessage, 'state' | 'arrival'>) => arrival ?? state

export const stateWord = (message: Pick<OutgoingMessage, 'state' | 'arrival'>): string => t(`outgoingState.${stateOf(message)}`)

export const OutgoingState = ({ message }: { message: Pick<OutgoingMessage, 'state' | 'arrival'> }) => (
  <StatusBadge word={stateWord(message)} {...LOOKS[stateOf(message)]} />
)

const REASONS = ['too-late', 'stopped', 'unsubscribed', 'complained', 'bounced', 'no-number', 'no-device', 'no-push-service'] as const

/** The code of a last try that came to nothing, in words. */
export function reasonWord(code: string | null): string {
  if (!code) return ''
  const known = REASONS.find((reason) => reason === code)
  return known ? t(`outgoingReason.${known}`) : t('outgoingReason.other', { code })
}
