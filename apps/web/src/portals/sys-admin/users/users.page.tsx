import { Page } from '@ramplight/ui/page.tsx'
import { PageHeader } from '@ramplight/ui/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { UserTable } from '#features/people/users/user-table.tsx'
import { usersQuery } from '#features/people/users/users.queries.ts'
import { ListFailed } from '#platform/list-failed.tsx'

export function UsersPage() {
  const users = useQuery(usersQuery())
  return (
    <Page>
      <PageHeader title="Users" meta="Directors run tournaments, admins look after the system, anglers come with entries." />
      <ListFailed query={users} what="users">
        <UserTable users={users.data ?? []} loading={users.isPending} />
      </ListFailed>
    </Page>
  )
}
