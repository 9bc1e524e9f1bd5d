import { type Message, messageCalls } from '@ramplight/contract/messaging/messages'
import { DELIVERY_STATES, type DeliveryState } from '@ramplight/domain/messaging/delivery-state'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { writeRecent, writeShortMoment } from '@ramplight/ui/values/times'
import { IconMail, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import type { FamilyColumn, PagedCall } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import type { Href } from '#platform/href.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { audienceName } from './audience-name.ts'
import { t } from './compose.texts.ts'
import { DeliveriesSheet } from './deliveries-sheet.tsx'

export const stateWord = (state: DeliveryState): string => t(`state.${state}`)

const isPlanned = ({ sendAfter }: Message) => !!sendAfter && sendAfter > new Date().toISOString()

/** `12 Arrived, 1 No address` */
const resultOf = (message: Message): string => {
  if (isPlanned(message)) return t('sent.planned', { when: writeShortMoment(message.sendAfter!) })
  const { copies } = message
  if (!copies) return t('sent.note')
  return DELIVERY_STATES.flatMap((state) =>
    copies[state] ? [t('counted', { count: writeNumber(copies[state]), state: stateWord(state) })] : [],
  ).join(', ')
}

const whomOf = ({ audience, recipients }: Message) =>
  audience ? audienceName(audience.of) : t('sent.picked', { count: recipients.length })
const byOf = ({ type }: Message) => (type === 'note' ? t('sent.note') : t(`form.${type}`))
const whatOf = ({ subject, message }: Message) => subject || message

const columns = (): FamilyColumn<Message>[] => [
  { id: 'what', header: t('sent.what'), value: whatOf, sortField: 'subject', card: 'title' },
  { id: 'whom', header: t('sent.whom'), value: whomOf, card: 'fact' },
  { id: 'by', header: t('sent.by'), value: byOf, sortField: 'type', card: 'fact' },
  { id: 'result', header: t('sent.result'), value: resultOf, card: 'fact' },
  {
    id: 'when',
    header: t('sent.when'),
    value: ({ createdAt }) => new Date(createdAt),
    cell: ({ createdAt, sendAfter }) => writeRecent(sendAfter ?? createdAt),
    sortField: 'createdAt',
    card: 'status',
  },
]

/** Ids alone are answered to who asks for them; this list does not. */
const SENT = messageCalls.pagedSearch as unknown as PagedCall<Message>

type Props = {
  /** Where a new one is written. */
  writeAt: Href
  /** Only what went to the people of this tournament, whoever of its directors wrote it. */
  event?: string
}

/** What a director has sent, and what became of it. */
export function SentTable({ writeAt, event }: Props) {
  const shown = useMemo(columns, [])
  const [open, setOpen] = useState<Message | null>(null)
  const go = useGo()
  const self = useSession()!.user._id
  const back = useAction({
    work: async ({ _id }: Message) => {
      const yes = await confirm({
        title: t('sent.takeBackTitle'),
        text: t('sent.takeBackText'),
        confirmLabel: t('sent.takeBack'),
        tone: 'danger',
      })
      if (yes) await call(messageCalls.remove, { params: { id: _id } })
      return yes
    },
    onDone: (yes) => yes && notify.success(t('sent.takenBack')),
  })
  return (
    <>
      <FamilyTable
        label={t('sent.messages')}
        call={SENT}
        columns={shown}
        terms={event ? { tournament: event } : { sender: self }}
        start={{ sort: { column: 'when', direction: 'desc' } }}
        onOpen={setOpen}
        rowActions={(row) =>
          row.sender === self ? [{ label: t('sent.takeBack'), icon: IconTrash, tone: 'danger', onClick: () => back.run(row) }] : []
        }
        searchPlaceholder={t('sent.search')}
        empty={{
          icon: IconMail,
          text: t('sent.firstUse'),
          action: { label: t('sent.write'), onClick: () => go(writeAt) },
        }}
      />
      <DeliveriesSheet message={open} onClose={() => setOpen(null)} />
    </>
  )
}
