import { useDebouncedValue } from '@mantine/hooks'
import { userCalls } from '@ramplight/contract/people/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { ownTerms, skinnyTournamentsQuery, tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { queryOf } from '#platform/query.ts'
import { useSession } from '#platform/use-session.ts'
import { addDays, todayHere } from '#platform/values/tournament-dates.ts'
import { t } from './palette.texts.ts'
import {
  actionItems,
  anglerItems,
  boatItems,
  type EventHere,
  matches,
  type PaletteGroup,
  type PaletteItem,
  tournamentItems,
} from './palette-items.ts'

const TYPING_MS = 120
const SHOWN = 6
const IN_ADDRESS = /\/(?:tournaments|weigh-in)\/([0-9a-f]{24})/

/**
 * What the palette shows for what is typed. The searches are the calls of the lists: with a network the server answers, without
 * one the copy on this device.
 */
export function usePalette(typed: string, places: readonly PaletteItem[], recent: readonly PaletteItem[]): PaletteGroup[] {
  const [asked] = useDebouncedValue(typed.trim(), TYPING_MS)
  const user = useSession()?.user
  const runsEvents = user !== undefined && user.userType !== 'Angler'
  const event = useEventHere(runsEvents)
  const searches = runsEvents && asked.length > 1
  const tournaments = useQuery({
    ...skinnyTournamentsQuery({
      ...(user ? ownTerms(user) : {}),
      name: asked,
      startDate: '2000-01-01',
      startDateRange: 'After',
      sortField: 'startDate',
      sortOrder: 'desc',
      pageSize: SHOWN,
    }),
    enabled: searches,
    placeholderData: keepPreviousData,
  })
  const anglers = useQuery({
    ...queryOf(userCalls.search, { body: { name: asked, pageSize: SHOWN, sortField: 'last_name' } }),
    enabled: searches && !/^\d+$/.test(asked),
    placeholderData: keepPreviousData,
  })
  const entries = useQuery({ ...entriesQuery(event?._id ?? ''), enabled: event !== null && asked !== '' })
  const actions = runsEvents ? actionItems(event) : []
  if (typed.trim() === '')
    return filled([
      { label: t('usePalette.recent'), items: recent },
      { label: t('usePalette.actions'), items: actions },
      { label: t('usePalette.goTo'), items: places },
    ])
  const fits = (items: readonly PaletteItem[]) => items.filter((item) => matches(item, typed.trim()))
  // What was found for other letters stays only as far as it fits these.
  const still = ({ isPlaceholderData }: { isPlaceholderData: boolean }, items: readonly PaletteItem[]) =>
    isPlaceholderData ? fits(items) : items
  const list = user?.userType === 'System Admin' ? '/sys-admin' : '/director/anglers'
  return filled([
    { label: t('usePalette.boats'), items: event && asked ? boatItems(entries.data ?? [], event, asked) : [] },
    { label: t('usePalette.tournaments'), items: searches ? still(tournaments, tournamentItems(tournaments.data?.message ?? [])) : [] },
    { label: t('usePalette.anglers'), items: searches ? still(anglers, anglerItems(anglers.data ?? [], list)) : [] },
    { label: t('usePalette.actions'), items: fits(actions) },
    { label: t('usePalette.goTo'), items: fits(places) },
  ])
}

const filled = (groups: readonly PaletteGroup[]) => groups.filter(({ items }) => items.length > 0)

/** The event of the page that is open; else the one that runs, or the next. */
function useEventHere(runsEvents: boolean): EventHere | null {
  const { pathname } = useLocation()
  const user = useSession()?.user
  const named = IN_ADDRESS.exec(pathname)?.[1] ?? null
  const one = useQuery({ ...tournamentQuery(named ?? ''), enabled: runsEvents && named !== null })
  const coming = useQuery({
    ...skinnyTournamentsQuery({
      ...(user ? ownTerms(user) : {}),
      startDate: someDaysAgo(),
      startDateRange: 'After',
      sortField: 'startDate',
      sortOrder: 'asc',
      pageSize: SHOWN,
    }),
    enabled: runsEvents && named === null && user?.userType !== 'System Admin',
  })
  if (named) return one.data ?? null
  const list = coming.data?.message ?? []
  return list.find(({ status }) => status === 'In Progress') ?? list[0] ?? null
}

/** An event of several days is under way after its first. */
const someDaysAgo = () => addDays(todayHere(), -4)
