import { SECURITY_KINDS, type SecurityEvent, type SecurityKind } from '@ramplight/contract/system/security-events'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconShieldLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './security-events.texts.ts'

type View = 'sign-in' | 'account' | 'acting' | 'refused'

/** The lists that each kind belongs to. */
const VIEWS: Record<SecurityKind, readonly View[]> = {
  'sign-in-failed': ['sign-in'],
  'sign-in-throttled': ['sign-in', 'refused'],
  'proof-failed': ['sign-in'],
  'second-step-failed': ['sign-in'],
  'rights-denied': ['refused'],
  'reset-asked': ['account'],
  'password-changed': ['account'],
  'email-asked': ['account'],
  'email-changed': ['account'],
  'email-taken-back': ['account'],
  'acting-began': ['acting'],
  'acting-ended': ['acting'],
  'acting-refused': ['acting', 'refused'],
}

const kindWord = (kind: SecurityKind) => t(`securityTable.kinds.${kind}`)

const columns = (): Column<SecurityEvent>[] => [
  { id: 'what', header: t('securityTable.what'), value: ({ kind }) => kindWord(kind), card: 'title' },
  { id: 'who', header: t('securityTable.account'), value: ({ userName }) => userName ?? t('securityTable.noSuchAccount'), card: 'fact' },
  { id: 'admin', header: t('securityTable.admin'), value: ({ adminName }) => adminName ?? '', card: 'fact' },
  { id: 'times', header: t('securityTable.times'), value: ({ times }) => times, numeric: true, card: 'fact' },
  { id: 'from', header: t('securityTable.from'), value: ({ address }) => address ?? '', card: 'fact' },
  { id: 'device', header: t('securityTable.device'), value: ({ device }) => device ?? '', optional: true },
  {
    id: 'when',
    header: t('securityTable.last'),
    value: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => writeRecent(lastAt),
    searchable: false,
    card: 'status',
  },
]

const viewOf = (id: View, label: string) => ({ id, label, match: ({ kind }: SecurityEvent) => VIEWS[kind].includes(id) })

/** Failed log-ins, changed passwords and emails, admins who acted as somebody: who, from where, when. */
export function SecurityTable({ events, loading }: { events: readonly SecurityEvent[]; loading: boolean }) {
  const shown = useMemo(columns, [])
  const address = useTableAddress({ sort: { column: 'when', direction: 'desc' } })
  return (
    <DataTable
      label={t('securityTable.security')}
      rows={events}
      columns={shown}
      rowKey={({ _id }) => _id}
      {...address}
      loading={loading}
      views={[
        { id: 'all', label: t('securityTable.all') },
        viewOf('sign-in', t('securityTable.logInView')),
        viewOf('account', t('securityTable.accountsView')),
        viewOf('acting', t('securityTable.actingView')),
        viewOf('refused', t('securityTable.refusedView')),
      ]}
      filters={[
        {
          id: 'kind',
          label: t('securityTable.what'),
          options: SECURITY_KINDS.map((kind) => ({ value: kind, label: kindWord(kind) })),
          match: ({ kind }, value) => kind === value,
        },
      ]}
      searchPlaceholder={t('securityTable.search')}
      exportName="security"
      remember="security"
      empty={{ icon: IconShieldLock, text: t('securityTable.firstUse') }}
    />
  )
}
