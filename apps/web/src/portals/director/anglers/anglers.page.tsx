import { Page } from '@ramplight/ui/page.tsx'
import { PageHeader } from '@ramplight/ui/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { AnglerTable } from '#features/people/users/angler-table.tsx'
import { anglersQuery } from '#features/people/users/users.queries.ts'
import { ownToursQuery } from '#features/tours/tours/tours.queries.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useSession } from '#platform/use-session.ts'

export function AnglersPage() {
  const anglers = useQuery(anglersQuery())
  const tours = useQuery(ownToursQuery(useSession()!.user))
  return (
    <Page>
      <PageHeader title="Anglers" meta="Everybody of your tours, and those you added." />
      <ListFailed query={anglers} what="anglers">
        <AnglerTable anglers={anglers.data ?? []} tours={tours.data ?? []} loading={anglers.isPending} />
      </ListFailed>
    </Page>
  )
}
