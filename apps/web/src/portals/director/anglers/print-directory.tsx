import { userCalls } from '@ramplight/contract/people/users'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import type { Season } from '@ramplight/contract/tours/seasons'
import type { Tour } from '@ramplight/contract/tours/tours'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { PrintDialog } from '#features/print/index.ts'
import { everyPage } from '#platform/family-table/every-page.ts'
import { t } from './anglers.texts.ts'
import { type DirectoryOf, directoryPaper, withMemberships } from './directory-paper.ts'

type Props = {
  tours: readonly Pick<Tour, '_id' | 'name'>[]
  seasons: readonly Pick<Season, '_id' | 'name'>[]
  /** The members of seasons and tours, without the directory of everybody. */
  membersOnly?: boolean
  onClose: () => void
}

const ANGLERS = { userType: 'Angler' }
const MEMBERS = { active: true, approved: true }
const everybody = {
  queryKey: [userCalls.pagedSearch.path, 'every', ANGLERS, membershipCalls.pagedSearch.path],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [anglers, members] = await Promise.all([
      everyPage(userCalls.pagedSearch, ANGLERS, { signal }),
      everyPage(membershipCalls.pagedSearch, MEMBERS, { signal }),
    ])
    return withMemberships(anglers, members)
  },
}

/** The member directory of everybody, of a tour or of a season, to print. */
export function PrintDirectory({ tours, seasons, membersOnly = false, onClose }: Props) {
  const people = useQuery(everybody)
  const ofTours = tours.map(({ _id, name }) => ({ kind: 'tour' as const, _id, name }))
  const ofSeasons = seasons.map(({ _id, name }) => ({ kind: 'season' as const, _id, name }))
  const directories: DirectoryOf[] = membersOnly ? [...ofSeasons, ...ofTours] : [{ kind: 'all' }, ...ofTours, ...ofSeasons]
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
