import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DivisionList, ownDivisionsQuery } from '#features/tours/divisions/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './divisions.texts.ts'

export function DivisionsPage() {
  const user = useSession()!.user
  const [adding, setAdding] = useState(false)
  const divisions = useQuery(ownDivisionsQuery(user))
  const tours = useQuery(ownToursQuery(user))
  return (
    <Page>
      <PageHeader
        title={t('divisions.title')}
        meta={t('divisions.about')}
        primary={{ label: t('divisions.add'), icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <DivisionList divisions={divisions} tours={tours.data ?? []} adding={adding} onAdd={setAdding} />
    </Page>
  )
}
