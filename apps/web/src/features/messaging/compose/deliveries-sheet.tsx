import { composeCalls } from '@ramplight/contract/messaging/compose'
import type { Message } from '@ramplight/contract/messaging/messages'
import type { DeliveryState } from '@ramplight/domain/messaging/delivery-state'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import type { Tone } from '@ramplight/ui/theme/palette'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { t } from './compose.texts.ts'

const LOOKS: Record<DeliveryState, { tone: Tone }> = {
  waiting: { tone: 'amber' },
  sent: { tone: 'water' },
  arrived: { tone: 'kelp' },
  read: { tone: 'kelp' },
  bounced: { tone: 'red' },
  stopped: { tone: 'red' },
  'turned-off': { tone: 'amber' },
  failed: { tone: 'red' },
  'no-address': { tone: 'amber' },
}

/** One message, and what became of it person by person. */
export function DeliveriesSheet({ message, onClose }: { message: Message | null; onClose: () => void }) {
  const query = useQuery({ ...queryOf(composeCalls.deliveries, { params: { id: message?._id ?? '' } }), enabled: message !== null })
  return (
    <SideSheet opened={message !== null} onClose={onClose} title={message?.subject || t('sent.what')}>
      <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message?.message}</p>
      {message?.type !== 'note' && (
        <Loaded query={query} what={t('sent.result')}>
          {(people) => (
            <ul style={{ listStyle: 'none', padding: 0, display: 'grid', gap: 'var(--rl-space-xs)' }}>
              {people.map(({ _id, name, state }) => (
                <li key={_id} style={{ display: 'flex', justifyContent: 'space-between', gap: 'var(--rl-space-sm)' }}>
                  <span>{name}</span>
                  <StatusBadge word={t(`state.${state}`)} {...LOOKS[state]} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </SideSheet>
  )
}
