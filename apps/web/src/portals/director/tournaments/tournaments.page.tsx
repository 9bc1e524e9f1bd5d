import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ownTournamentsQuery, TournamentTable } from '#features/tournaments/tournaments/index.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'

export function TournamentsPage() {
  const user = useSession()!.user
  const go = useGo()
  const tournaments = useQuery(ownTournamentsQuery(user))
  const address = useTableAddress()
  const rows = tournaments.data?.message ?? []
  return (
    <Page>
      <PageHeader title="Tournaments" primary={{ label: 'New tournament', icon: IconPlus, href: '/director/tournaments/new' }} />
      <ListFailed query={tournaments} what="tournaments">
        <TournamentTable
          rows={rows}
          loading={tournaments.isPending}
          {...address}
          onOpen={(row) => go(`/director/tournaments/${row._id}`)}
        />
      </ListFailed>
    </Page>
  )
}
