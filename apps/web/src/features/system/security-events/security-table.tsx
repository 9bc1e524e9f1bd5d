import { SECURITY_KINDS, type SecurityEvent, type SecurityKind } from '@ramplight/contract/system/security-events'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconShieldLock } from '@tabler/icons-react'
import { useTableAddress } from '#platform/use-table-address.ts'

type View = 'sign-in' | 'account' | 'acting' | 'refused'

/** What each kind is called, and the lists it belongs to. */
const KINDS: Record<SecurityKind, { label: string; views: readonly View[] }> = {
  'sign-in-failed': { label: 'Log in failed', views: ['sign-in'] },
  'sign-in-throttled': { label: 'Log in stopped, too many tries', views: ['sign-in', 'refused'] },
  'proof-failed': { label: 'Wrong password when asked again', views: ['sign-in'] },
  'rights-denied': { label: 'Refused, many times in a row', views: ['refused'] },
  'reset-asked': { label: 'New password asked for', views: ['account'] },
  'password-changed': { label: 'Password changed', views: ['account'] },
  'email-asked': { label: 'New email asked for', views: ['account'] },
  'email-changed': { label: 'Email changed', views: ['account'] },
  'email-taken-back': { label: 'Email taken back', views: ['account'] },
  'acting-began': { label: 'Started acting as', views: ['acting'] },
  'acting-ended': { label: 'Stopped acting as', views: ['acting'] },
  'acting-refused': { label: 'Refused while acting as', views: ['acting', 'refused'] },
}

const columns: Column<SecurityEvent>[] = [
  { id: 'what', header: 'What', value: ({ kind }) => KINDS[kind].label, card: 'title' },
  { id: 'who', header: 'Account', value: ({ userName }) => userName ?? 'No such account', card: 'fact' },
  { id: 'admin', header: 'Admin', value: ({ adminName }) => adminName ?? '', card: 'fact' },
  { id: 'times', header: 'Times', value: ({ times }) => times, numeric: true, card: 'fact' },
  { id: 'from', header: 'From', value: ({ address }) => address ?? '', card: 'fact' },
  { id: 'device', header: 'Device', value: ({ device }) => device ?? '', optional: true },
  {
    id: 'when',
    header: 'Last',
    value: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => writeRecent(lastAt),
    searchable: false,
    card: 'status',
  },
]

const viewOf = (id: View, label: string) => ({ id, label, match: ({ kind }: SecurityEvent) => KINDS[kind].views.includes(id) })

/** Failed log-ins, changed passwords and emails, admins who acted as somebody: who, from where, when. */
export function SecurityTable({ events, loading }: { events: readonly SecurityEvent[]; loading: boolean }) {
  const address = useTableAddress({ sort: { column: 'when', direction: 'desc' } })
  return (
    <DataTable
      label="Security"
      rows={events}
      columns={columns}
      rowKey={({ _id }) => _id}
      {...address}
      loading={loading}
      views={[
        { id: 'all', label: 'All' },
        viewOf('sign-in', 'Log in'),
        viewOf('account', 'Accounts'),
        viewOf('acting', 'Acting as'),
        viewOf('refused', 'Refused'),
      ]}
      filters={[
        {
          id: 'kind',
          label: 'What',
          options: SECURITY_KINDS.map((kind) => ({ value: kind, label: KINDS[kind].label })),
          match: ({ kind }, value) => kind === value,
        },
      ]}
      searchPlaceholder="Search account, address"
      exportName="security"
      remember="security"
      empty={{ icon: IconShieldLock, text: 'Nothing has happened in 180 days.' }}
    />
  )
}
