import { type User, userCalls } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { timeAgo } from '@ramplight/ui/values/time-ago'
import { IconArrowBackUp, IconArrowsJoin, IconBan, IconCheck, IconTrash, IconUserShield, IconUsers } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { mayBeActedAs } from '../auth/act-as.ts'
import { chooseTwo } from './choose-two.ts'
import { deleteUsers, restoreUsers } from './delete-users.ts'
import { setActive } from './set-active.ts'
import { UserSheet } from './user-sheet.tsx'
import { t } from './users.texts.ts'
import { writePhone } from './write-person.ts'

const columns = (): FamilyColumn<User>[] => [
  { id: 'name', header: t('userTable.name'), value: fullName, sortField: 'last_name', card: 'title' },
  {
    id: 'role',
    header: labelOf('users', 'userType'),
    value: (row) => (row.isAssistant ? t('userTable.assistant') : t(`roles.${row.userType}`)),
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
      row.active ? (
        <StatusBadge word={t('userTable.active')} tone="kelp" icon={IconCheck} />
      ) : (
        <StatusBadge word={t('userTable.inactive')} tone="red" icon={IconBan} />
      ),
    sortField: 'active',
    card: 'status',
  },
  {
    id: 'login',
    header: t('userTable.lastLogin'),
    value: (row) => row.lastLoginAt ?? '',
    cell: (row) => (row.lastLoginAt ? timeAgo(Date.parse(row.lastLoginAt)) : t('userTable.never')),
  },
]

type Role = User['userType']
type Props = {
  adding: Role | null
  onAdd: (role: Role | null) => void
  onActAs: (user: User) => void
  onMerge: (ids: readonly string[]) => void
}

/** Every account of the system. */
export function UserTable({ adding, onAdd, onActAs, onMerge }: Props) {
  const shown = useMemo(columns, [])
  const [open, setOpen] = useState<User | null>(null)
  const areDeleted = useTableAddress().state.view === 'deleted'
  return (
    <>
      <FamilyTable
        label={t('userTable.users')}
        call={userCalls.pagedSearch}
        table="users"
        columns={shown}
        start={{ sort: { column: 'name', direction: 'asc' } }}
        views={[
          { id: 'all', label: t('userTable.all') },
          { id: 'directors', label: t('userTable.directors'), terms: { userType: 'Director' } },
          { id: 'admins', label: t('userTable.admins'), terms: { userType: 'System Admin' } },
          { id: 'anglers', label: t('userTable.anglers'), terms: { userType: 'Angler' } },
          { id: 'deleted', label: t('userTable.deleted'), terms: { deleted: true } },
        ]}
        onOpen={areDeleted ? undefined : setOpen}
        bulkActions={
          areDeleted
            ? [{ label: t('deleteUsers.restore'), icon: IconArrowBackUp, run: restoreUsers }]
            : [
                { label: t('setActive.activate'), icon: IconCheck, run: (rows) => setActive(rows, true) },
                { label: t('anglerTable.merge'), icon: IconArrowsJoin, run: chooseTwo(onMerge) },
                { label: t('setActive.deactivate'), icon: IconBan, tone: 'danger', run: (rows) => setActive(rows, false) },
                { label: t('deleteUsers.delete'), icon: IconTrash, tone: 'danger', run: deleteUsers },
              ]
        }
        rowActions={(row) =>
          !areDeleted && mayBeActedAs(row)
            ? [{ label: t('userTable.actAs', { person: fullName(row) }), icon: IconUserShield, onClick: () => onActAs(row) }]
            : []
        }
        mutedRow={(row) => !row.active}
        searchPlaceholder={t('userTable.search')}
        empty={{
          icon: IconUsers,
          text: t('userTable.firstUse'),
          action: { label: t('userTable.addDirector'), onClick: () => onAdd('Director') },
        }}
      />
      {open && <UserSheet user={open} role={open.userType} onClose={() => setOpen(null)} />}
      {adding && <UserSheet user={null} role={adding} onClose={() => onAdd(null)} />}
    </>
  )
}
