import { labelOf } from '@ramplight/contract/labels'
import { type User, userCalls } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { timeAgo } from '@ramplight/ui/values/time-ago'
import { IconBan, IconCheck, IconUserShield, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { mayBeActedAs } from '../auth/act-as.ts'
import { UserSheet } from './user-sheet.tsx'
import { writePhone } from './write-person.ts'

const columns: FamilyColumn<User>[] = [
  { id: 'name', header: 'Name', value: fullName, sortField: 'last_name', card: 'title' },
  {
    id: 'role',
    header: labelOf('users', 'userType'),
    value: (row) => (row.isAssistant ? 'Assistant' : row.userType),
    sortField: 'userType',
    card: 'fact',
  },
  { id: 'email', header: labelOf('users', 'email'), value: (row) => row.email ?? '', card: 'fact' },
  { id: 'phone', header: labelOf('users', 'phone'), value: (row) => (row.phone ? writePhone(row.phone) : ''), optional: true },
  {
    id: 'active',
    header: labelOf('users', 'active'),
    value: (row) => row.active,
    cell: (row) =>
      row.active ? <StatusBadge word="Active" tone="kelp" icon={IconCheck} /> : <StatusBadge word="Inactive" tone="red" icon={IconBan} />,
    sortField: 'active',
    card: 'status',
  },
  {
    id: 'login',
    header: 'Last login',
    value: (row) => row.lastLoginAt ?? '',
    cell: (row) => (row.lastLoginAt ? timeAgo(Date.parse(row.lastLoginAt)) : 'Never'),
  },
]

type Role = User['userType']
type Props = { adding: Role | null; onAdd: (role: Role | null) => void; onActAs: (user: User) => void }

/** Every account of the system. */
export function UserTable({ adding, onAdd, onActAs }: Props) {
  const [open, setOpen] = useState<User | null>(null)
  return (
    <>
      <FamilyTable
        label="Users"
        call={userCalls.pagedSearch}
        table="users"
        columns={columns}
        start={{ sort: { column: 'name', direction: 'asc' } }}
        views={[
          { id: 'all', label: 'All' },
          { id: 'directors', label: 'Directors', terms: { userType: 'Director' } },
          { id: 'admins', label: 'Admins', terms: { userType: 'System Admin' } },
          { id: 'anglers', label: 'Anglers', terms: { userType: 'Angler' } },
        ]}
        onOpen={setOpen}
        rowActions={(row) =>
          mayBeActedAs(row) ? [{ label: `Act as ${fullName(row)}`, icon: IconUserShield, onClick: () => onActAs(row) }] : []
        }
        mutedRow={(row) => !row.active}
        searchPlaceholder="Search name, email, phone"
        empty={{ icon: IconUsers, text: 'Nobody is here yet.', action: { label: 'Add director', onClick: () => onAdd('Director') } }}
      />
      {open && <UserSheet user={open} role={open.userType} onClose={() => setOpen(null)} />}
      {adding && <UserSheet user={null} role={adding} onClose={() => onAdd(null)} />}
    </>
  )
}
