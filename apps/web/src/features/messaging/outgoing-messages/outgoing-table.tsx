import { type OutgoingMessage, outgoingMessageCalls } from '@ramplight/contract/messaging/outgoing-messages'
import { MESSAGE_CHANNELS } from '@ramplight/domain/messaging/topics'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconMail, IconSend } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { useAction } from '#platform/use-action.ts'
import { t } from './outgoing-messages.texts.ts'
import { OutgoingState, reasonWord, stateWord } from './outgoing-state.tsx'
import { sendAgain } from './send-again.ts'

const kindWord = (kind: OutgoingMessage['kind']) => t(`outgoingTable.${kind}`)

const columns = (): FamilyColumn<OutgoingMessage>[] => [
  { id: 'to', header: t('outgoingTable.to'), value: ({ to }) => to, sortField: 'to', card: 'title' },
  { id: 'kind', header: t('outgoingTable.kind'), value: ({ kind }) => kindWord(kind), card: 'fact' },
  { id: 'subject', header: t('outgoingTable.subject'), value: ({ subject }) => subject ?? '', card: 'fact' },
  { id: 'reason', header: t('outgoingTable.reason'), value: ({ lastError }) => reasonWord(lastError), card: 'fact' },
  { id: 'tries', header: t('outgoingTable.tries'), value: ({ tries }) => tries, sortField: 'tries', numeric: true, optional: true },
  {
    id: 'left',
    header: t('outgoingTable.left'),
    value: ({ createdAt }) => new Date(createdAt),
    cell: ({ createdAt }) => writeRecent(createdAt),
    sortField: 'createdAt',
    card: 'fact',
  },
  {
    id: 'sent',
    header: t('outgoingTable.sentAt'),
    value: ({ sentAt }) => (sentAt ? new Date(sentAt) : null),
    cell: ({ sentAt }) => (sentAt ? writeRecent(sentAt) : ''),
    sortField: 'sentAt',
    optional: true,
  },
  {
    id: 'state',
    header: t('outgoingTable.state'),
    value: stateWord,
    cell: (message) => <OutgoingState message={message} />,
    sortField: 'state',
    card: 'status',
  },
]

/** Every mail, SMS and notification of 90 days: what waits, what was given up and why, what went out. */
export function OutgoingTable() {
  const shown = useMemo(columns, [])
  const again = useAction({ work: (message: OutgoingMessage) => sendAgain([message]) })
  return (
    <FamilyTable
      label={t('outgoingTable.messages')}
      call={outgoingMessageCalls.pagedSearch}
      columns={shown}
      start={{ sort: { column: 'left', direction: 'desc' } }}
      views={[
        { id: 'dead', label: t('outgoingTable.deadView'), terms: { state: 'dead' } },
        { id: 'waiting', label: t('outgoingTable.waitingView'), terms: { state: 'waiting' } },
        { id: 'sent', label: t('outgoingTable.sentView'), terms: { state: 'sent' } },
        { id: 'all', label: t('outgoingTable.all') },
      ]}
      filters={[
        {
          id: 'kind',
          label: t('outgoingTable.kind'),
          options: MESSAGE_CHANNELS.map((value) => ({ value, label: kindWord(value) })),
          termsOf: ([kind]) => ({ kind }),
        },
      ]}
      rowActions={(row) =>
        row.canSendAgain ? [{ label: t('outgoingTable.sendAgain'), icon: IconSend, onClick: () => again.run(row) }] : []
      }
      bulkActions={[{ label: t('outgoingTable.sendAgain'), icon: IconSend, run: sendAgain }]}
      searchPlaceholder={t('outgoingTable.search')}
      empty={{ icon: IconMail, text: t('outgoingTable.firstUse') }}
    />
  )
}
