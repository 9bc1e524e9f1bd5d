import type { User } from '@ramplight/contract/people/users'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconArrowsJoin, IconFileImport, IconPlus, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mergeHref, PossibleDuplicates } from '#features/people/angler-merges/index.ts'
import { ImportPeople } from '#features/people/list-import/index.ts'
import { AnglerTable } from '#features/people/users/index.ts'
import { ownSeasonsQuery } from '#features/tours/seasons/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './anglers.texts.ts'
import { PrintDirectory } from './print-directory.tsx'
import { PrintResults } from './print-results.tsx'

export function AnglersPage() {
  const [adding, setAdding] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [printed, setPrinted] = useState<User | null>(null)
  const { user } = useSession()!
  const go = useGo()
  const tours = useQuery(ownToursQuery(user))
  const seasons = useQuery({ ...ownSeasonsQuery(user), enabled: isPrinting })
  return (
    <Page>
      <PageHeader
        title={t('anglers.title')}
        meta={t('anglers.about')}
        primary={{ label: t('anglers.addAngler'), icon: IconPlus, onClick: () => setAdding(true) }}
        secondary={[
          { label: t('anglers.import'), icon: IconFileImport, onClick: () => setImporting(true) },
          { label: t('anglers.printDirectory'), icon: IconPrinter, onClick: () => setPrinting(true) },
          ...(user.isAssistant ? [] : [{ label: t('anglers.merge'), icon: IconArrowsJoin, href: mergeHref() }]),
        ]}
      />
      {!user.isAssistant && <PossibleDuplicates />}
      <AnglerTable
        tours={tours.data ?? []}
        adding={adding}
        onAdd={setAdding}
        onPrint={setPrinted}
        {...(!user.isAssistant && { onMerge: (ids: readonly string[]) => go(mergeHref(...ids)) })}
      />
      {printed && <PrintResults angler={printed} onClose={() => setPrinted(null)} />}
      {isImporting && <ImportPeople tours={tours.data ?? []} onClose={() => setImporting(false)} />}
      {isPrinting && <PrintDirectory tours={tours.data ?? []} seasons={seasons.data ?? []} onClose={() => setPrinting(false)} />}
    </Page>
  )
}
