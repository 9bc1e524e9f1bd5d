import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AnglerTable } from '#features/people/users/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './anglers.texts.ts'

export function AnglersPage() {
  const [adding, setAdding] = useState(false)
  const tours = useQuery(ownToursQuery(useSession()!.user))
  return (
    <Page>
      <PageHeader
        title={t('anglers.title')}
        meta={t('anglers.about')}
        primary={{ label: t('anglers.addAngler'), icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <AnglerTable tours={tours.data ?? []} adding={adding} onAdd={setAdding} />
    </Page>
  )
}
