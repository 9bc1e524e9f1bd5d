import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { DataTable } from '@ramplight/ui/data-table.tsx'
import type { Column } from '@ramplight/ui/data-table-types'
import { StatusBadge } from '@ramplight/ui/status-badge.tsx'
import { timeAgo } from '@ramplight/ui/time-ago'
import { IconBan, IconCheck, IconUserShield, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTableAddress } from '#platform/use-table-address.ts'
import { mayBeActedAs } from '../auth/act-as.ts'
import { UserSheet } from './user-sheet.tsx'

const columns: Column<User>[] = [
  { id: 'name', header: 'Name', value: (row) => `${row.last_name} ${row.first_name}`, cell: fullName, csv: fullName, card: 'title' },
  { id: 'role', header: 'Role', value: (row) => (row.isAssistant ? 'Assistant' : row.userType), card: 'fact' },
  { id: 'email', header: 'Email', value: (row) => row.email ?? '', card: 'fact' },
  {
    id: 'active',
    header: 'Active',
    value: (row) => row.active,
    cell: (row) =>
      row.active ? <StatusBadge word="Active" tone="kelp" icon={IconCheck} /> : <StatusBadge word="Inactive" tone="red" icon={IconBan} />,
    card: 'status',
  },
  {
    id: 'login',
    header: 'Last login',
    value: (row) => row.lastLoginAt ?? '',
    cell: (row) => (row.lastLoginAt ? timeAgo(Date.parse(row.lastLoginAt)) : 'Never'),
    searchable: false,
  },
]

type Role = User['userType']

type Props = {
  users: readonly User[]
  loading: boolean
  adding: Role | null
  onAdd: (role: Role | null) => void
  onActAs: (user: User) => void
}

export function UserTable({ users, loading, adding, onAdd, onActAs }: Props) {
  const address = useTableAddress({ sort: { column: 'name', direction: 'asc' } })
  const [open, setOpen] = useState<User | null>(null)
  return (
    <>
      <DataTable
        label="Users"
        rows={users}
        columns={columns}
        rowKey={(row) => row._id}
        {...address}
        loading={loading}
        onOpen={setOpen}
        rowActions={(row) =>
          mayBeActedAs(row) ? [{ label: `Act as ${fullName(row)}`, icon: IconUserShield, onClick: () => onActAs(row) }] : []
        }
        views={[
          { id: 'all', label: 'All' },
          { id: 'directors', label: 'Directors', match: (row) => row.userType === 'Director' },
          { id: 'admins', label: 'Admins', match: (row) => row.userType === 'System Admin' },
          { id: 'anglers', label: 'Anglers', match: (row) => row.userType === 'Angler' },
        ]}
        searchPlaceholder="Search name, email"
        exportName="users"
        remember="users"
        mutedRow={(row) => !row.active}
        empty={{ icon: IconUsers, text: 'Nobody is here yet.', action: { label: 'Add director', onClick: () => onAdd('Director') } }}
      />
      {open && <UserSheet user={open} role={open.userType} onClose={() => setOpen(null)} />}
      {adding && <UserSheet user={null} role={adding} onClose={() => onAdd(null)} />}
    </>
  )
}
