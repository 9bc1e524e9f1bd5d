import { type Account, accountCalls as calls } from '@ramplight/contract/payments/accounts'
import { feePayerFrom } from '@ramplight/domain/registration/fees'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconBuildingBank, IconCheck, IconLock, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '#platform/call.ts'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './accounts.texts.ts'

const LOOKS = {
  open: { tone: 'kelp', icon: IconCheck },
  off: { tone: 'ink', icon: IconPlayerPause },
  locked: { tone: 'amber', icon: IconLock },
} as const
const stateOf = ({ active, locked }: Account): keyof typeof LOOKS => (!active ? 'off' : locked ? 'locked' : 'open')

const columns = (): FamilyColumn<Account>[] => [
  { id: 'name', header: labelOf('accounts', 'name'), value: (row) => row.name, sortField: 'name', card: 'title' },
  { id: 'type', header: labelOf('accounts', 'type'), value: (row) => row.type, sortField: 'type', card: 'fact' },
  { id: 'email', header: labelOf('accounts', 'email'), value: (row) => row.email, sortField: 'email', card: 'fact' },
  {
    id: 'feePayer',
    header: labelOf('accounts', 'feePayer'),
    value: (row) => t(`all.payer.${feePayerFrom(row.feePayer)}`),
    card: 'fact',
  },
  {
    id: 'state',
    header: t('all.state'),
    value: (row) => t(`all.states.${stateOf(row)}`),
    cell: (row) => <StatusBadge word={t(`all.states.${stateOf(row)}`)} {...LOOKS[stateOf(row)]} />,
    card: 'status',
  },
]

/** The accounts of everybody, for admins: who pays the card fees, who is locked, and the switch that is theirs alone. */
export function AllAccounts() {
  const shown = useMemo(columns, [])
  const turn = useAction({
    work: ({ _id, active }: Account) => call(calls.update, { params: { id: _id }, body: { active: !active } }),
    onDone: ({ name, active }) => notify.success(t(active ? 'all.isOn' : 'all.isOff', { name })),
  })
  const askToTurn = async (account: Account) => {
    const { name, active } = account
    const ask = {
      title: t('all.confirmOff', { name }),
      text: t('all.whatOffDoes'),
      confirmLabel: t('all.turnOff'),
      tone: 'danger',
    } as const
    if (!active || (await confirm(ask))) turn.run(account)
  }
  return (
    <FamilyTable
      label={t('all.title')}
      call={calls.pagedSearch}
      columns={shown}
      start={{ sort: { column: 'name', direction: 'asc' } }}
      views={[
        { id: 'all', label: t('all.all') },
        { id: 'locked', label: t('all.states.locked'), terms: { locked: true } },
        { id: 'off', label: t('all.states.off'), terms: { active: false } },
      ]}
      rowActions={(row) => [
        {
          label: t(row.active ? 'all.turnOff' : 'all.turnOn'),
          icon: row.active ? IconPlayerPause : IconPlayerPlay,
          onClick: () => void askToTurn(row),
        },
      ]}
      searchPlaceholder={t('all.search')}
      empty={{ icon: IconBuildingBank, text: t('all.firstUse') }}
    />
  )
}
