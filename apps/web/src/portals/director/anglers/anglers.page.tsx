import { Page } from '@ramplight/ui/page.tsx'
import { PageHeader } from '@ramplight/ui/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AnglerTable, anglersQuery } from '#features/people/users/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useSession } from '#platform/use-session.ts'

export function AnglersPage() {
  const [adding, setAdding] = useState(false)
  const anglers = useQuery(anglersQuery())
  const tours = useQuery(ownToursQuery(useSession()!.user))
  return (
    <Page>
      <PageHeader
        title="Anglers"
        meta="Everybody of your tours, and those you added."
        primary={{ label: 'Add angler', icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <ListFailed query={anglers} what="anglers">
        <AnglerTable anglers={anglers.data ?? []} tours={tours.data ?? []} loading={anglers.isPending} adding={adding} onAdd={setAdding} />
      </ListFailed>
    </Page>
  )
}
