import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SpeciesList, speciesQuery } from '#features/tournaments/species/index.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useSession } from '#platform/use-session.ts'

export function SystemSpeciesPage() {
  const [adding, setAdding] = useState(false)
  const species = useQuery(speciesQuery(useSession()!.user))
  return (
    <Page>
      <PageHeader
        title="System species"
        meta="What every director can choose from."
        primary={{ label: 'Add species', icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <ListFailed query={species} what="species">
        <SpeciesList
          species={(species.data ?? []).filter(({ systemDefault }) => systemDefault)}
          loading={species.isPending}
          adding={adding}
          onAdd={setAdding}
          system
        />
      </ListFailed>
    </Page>
  )
}
