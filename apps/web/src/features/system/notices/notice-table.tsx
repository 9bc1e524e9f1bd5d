import { type DevNotice, devNotifierCalls } from '@ramplight/contract/system/dev-notifier'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconArrowBackUp, IconCheck, IconCircleDot, IconInbox } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { NoticeSheet } from './notice-sheet.tsx'
import { t } from './notices.texts.ts'
import { senderOf } from './sender-of.ts'

const columns = (): Column<DevNotice>[] => [
  { id: 'subject', header: t('subject'), value: ({ subject }) => subject, card: 'title' },
  { id: 'from', header: t('from'), value: senderOf, card: 'fact' },
  { id: 'kind', header: t('kind'), value: ({ kind }) => t(`kinds.${kind}`), card: 'fact' },
  { id: 'text', header: t('text'), value: ({ message }) => message, optional: true },
  {
    id: 'when',
    header: t('when'),
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => writeRecent(createdAt),
    searchable: false,
  },
  {
    id: 'state',
    header: t('state'),
    value: ({ answeredAt }) => t(answeredAt ? 'answered' : 'open'),
    cell: ({ answeredAt }) =>
      answeredAt ? (
        <StatusBadge word={t('answered')} tone="kelp" icon={IconCheck} />
      ) : (
        <StatusBadge word={t('open')} tone="amber" icon={IconCircleDot} />
      ),
    card: 'status',
  },
]

/** What people wrote by the contact form, and what broke on a screen: read, answered, and ticked off. */
export function NoticeTable({ notices, loading }: { notices: readonly DevNotice[]; loading: boolean }) {
  const shown = useMemo(columns, [])
  const address = useTableAddress({ sort: { column: 'when', direction: 'desc' } })
  const [open, setOpen] = useState<string | null>(null)
  const tick = useAction({
    work: ({ _id, answeredAt }: DevNotice) =>
      call(devNotifierCalls.answered, { params: { id: _id }, body: { answered: answeredAt === null } }),
  })
  const tickOf = (notice: DevNotice): UiAction => ({
    label: t(notice.answeredAt ? 'openAgain' : 'markAnswered'),
    icon: notice.answeredAt ? IconArrowBackUp : IconCheck,
    onClick: () => tick.run(notice),
  })
  const shownNotice = notices.find(({ _id }) => _id === open)
  return (
    <>
      <DataTable
        label={t('notices')}
        rows={notices}
        columns={shown}
        rowKey={({ _id }) => _id}
        {...address}
        loading={loading}
        onOpen={({ _id }) => setOpen(_id)}
        rowActions={(notice) => [tickOf(notice)]}
        views={[
          { id: 'all', label: t('all') },
          { id: 'open', label: t('open'), match: ({ answeredAt }) => answeredAt === null },
          { id: 'contact', label: t('written'), match: ({ kind }) => kind === 'contact' },
          { id: 'error', label: t('errors'), match: ({ kind }) => kind === 'error' },
        ]}
        searchPlaceholder={t('search')}
        exportName="notices"
        remember="notices"
        empty={{ icon: IconInbox, text: t('firstUse') }}
      />
      {shownNotice && <NoticeSheet notice={shownNotice} tick={tickOf(shownNotice)} onClose={() => setOpen(null)} />}
    </>
  )
}
