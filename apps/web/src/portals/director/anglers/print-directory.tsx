import { userCalls } from '@ramplight/contract/people/users'
import type { Season } from '@ramplight/contract/tours/seasons'
import type { Tour } from '@ramplight/contract/tours/tours'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { PrintDialog } from '#features/print/index.ts'
import { everyPage } from '#platform/family-table/every-page.ts'
import { t } from './anglers.texts.ts'
import { type DirectoryOf, directoryPaper } from './directory-paper.ts'

type Props = { tours: readonly Pick<Tour, '_id' | 'name'>[]; seasons: readonly Pick<Season, '_id' | 'name'>[]; onClose: () => void }

const TERMS = { userType: 'Angler' }
const everyAngler = {
  queryKey: [userCalls.pagedSearch.path, 'every', TERMS],
  queryFn: ({ signal }: { signal: AbortSignal }) => everyPage(userCalls.pagedSearch, TERMS, { signal }),
}

/** The member directory of everybody, of a tour or of a season, to print. */
export function PrintDirectory({ tours, seasons, onClose }: Props) {
  const people = useQuery(everyAngler)
  const directories: DirectoryOf[] = [
    { kind: 'all' },
    ...tours.map(({ _id, name }) => ({ kind: 'tour' as const, _id, name })),
    ...seasons.map(({ _id, name }) => ({ kind: 'season' as const, _id, name })),
  ]
  return (
    <Loaded query={people} what={t('directory.anglersNoun')}>
      {(loaded) => (
        <PrintDialog
          onClose={onClose}
          choices={directories.map((of) => ({
            key: of.kind === 'all' ? of.kind : of._id,
            name: of.kind === 'all' ? t('directory.title') : t(`directory.${of.kind}Choice`, { name: of.name }),
            paper: () => directoryPaper(of, loaded),
          }))}
        />
      )}
    </Loaded>
  )
}
