import { can } from '@ramplight/domain/policies/policies'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconCopy, IconPackageImport, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyTournamentSheet, useMayCopy } from '#features/tournaments/next-year/index.ts'
import { ownTerms, TournamentTable } from '#features/tournaments/tournaments/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useActor, useSession } from '#platform/use-session.ts'
import { t } from './tournaments.texts.ts'

export function TournamentsPage() {
  const user = useSession()!.user
  const actor = useActor()
  const tours = useQuery(ownToursQuery(user))
  const mayCopy = useMayCopy()
  const [copied, setCopied] = useState<string | null>(null)
  return (
    <Page>
      <PageHeader
        title={t('tournaments.tournaments')}
        primary={{ label: t('tournaments.newTournament'), icon: IconPlus, href: '/director/tournaments/new' }}
        secondary={
          can(actor, 'tour.create', undefined)
            ? [{ label: t('tournaments.importEvent'), icon: IconPackageImport, href: '/director/tournaments/import' }]
            : []
        }
      />
      <TournamentTable
        terms={ownTerms(user)}
        tours={tours.data ?? []}
        rowActions={(row) =>
          mayCopy(row) ? [{ label: t('tournaments.copyTournament'), icon: IconCopy, onClick: () => setCopied(row._id) }] : []
        }
      />
      {copied && <CopyTournamentSheet id={copied} onClose={() => setCopied(null)} />}
    </Page>
  )
}
