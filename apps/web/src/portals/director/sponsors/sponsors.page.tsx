import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LevelNote } from '#features/payments/plans/index.ts'
import { SponsorPlaces } from '#features/sponsors/sponsor-settings/index.ts'
import { SponsorTable } from '#features/sponsors/sponsors/index.ts'
import { ownSeasonsQuery } from '#features/tours/seasons/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './sponsors.texts.ts'

export function SponsorsPage() {
  const [adding, setAdding] = useState(false)
  const { user } = useSession()!
  const tours = useQuery(ownToursQuery(user))
  const seasons = useQuery(ownSeasonsQuery(user))
  return (
    <Page>
      <PageHeader
        title={t('sponsors.title')}
        meta={t('sponsors.about')}
        primary={{ label: t('sponsors.add'), icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <LevelNote feature="sponsors" />
      <SponsorTable tours={tours.data ?? []} adding={adding} onAdd={setAdding} />
      <SponsorPlaces tours={tours.data ?? []} seasons={seasons.data ?? []} />
    </Page>
  )
}
