import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SpeciesList, speciesQuery } from '#features/tournaments/species/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './species.texts.ts'

export function SpeciesPage() {
  const [adding, setAdding] = useState(false)
  const species = useQuery(speciesQuery(useSession()!.user))
  return (
    <Page>
      <PageHeader
        title={t('species.species')}
        meta={t('species.about')}
        primary={{ label: t('species.addSpecies'), icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <SpeciesList species={species} adding={adding} onAdd={setAdding} />
    </Page>
  )
}
