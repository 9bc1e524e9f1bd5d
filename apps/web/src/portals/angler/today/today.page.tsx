import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { preRegistrationsOf, signUpAddress } from '#features/registration/sign-up/index.ts'
import {
  boardQuery,
  eventOfTheDay,
  inOrderOf,
  type MyEvent,
  myEntriesQuery,
  TodayCard,
  anglerTexts as t,
} from '#features/tournaments/angler-today/index.ts'
import { EventList } from '#features/tournaments/today/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { useSession } from '#platform/use-session.ts'
import { todayHere, writeDate } from '#platform/values/tournament-dates.ts'

const ALL = skinnyTournamentsQuery({
  publicSearch: true,
  startDate: '2000-01-01',
  startDateRange: 'After',
  sortField: 'startDate',
  sortOrder: 'desc',
  selectAll: true,
})

export function AnglerTodayPage() {
  const user = useSession()!.user
  const today = todayHere()
  const entries = useQuery(myEntriesQuery(user._id))
  const signedUp = useQuery(preRegistrationsOf(user._id))
  const waiting = (signedUp.data ?? []).filter(({ converted }) => !converted)
  const tournaments = useQuery({ ...ALL, enabled: (entries.data?.length ?? 0) + waiting.length > 0 })
  const byId = new Map((tournaments.data?.message ?? []).map((one) => [one._id, one]))
  const mine: MyEvent[] = (entries.data ?? []).flatMap((entry) => {
    const tournament = byId.get(entry.tournament)
    return tournament && !entry.deleted ? [{ entry, tournament }] : []
  })
  const event = eventOfTheDay(mine, today)
  const id = event?.tournament._id ?? ''
  const flights = useQuery({ ...flightsQuery(id), enabled: event !== null })
  const begun = event !== null && !['Draft', 'Scheduled', 'Open'].includes(event.tournament.status)
  const board = useQuery({ ...boardQuery(id), enabled: begun, refetchInterval: 30_000 })
  const ahead = waiting.flatMap((one) => byId.get(one.tournament) ?? [])
  const others = inOrderOf(
    mine.filter((one) => one !== event),
    today,
  ).map(({ tournament }) => tournament)
  return (
    <Page width="form">
      <PageHeader title={t('page.title')} meta={writeDate(today)} />
      <Loaded
        query={entries}
        what={t('page.entries')}
        isEmpty={(list) => list.length === 0 && waiting.length === 0 && !signedUp.isPending}
        empty={{ icon: IconSearch, text: t('page.none'), action: { label: t('page.findTournaments'), href: '/tournaments' } }}
      >
        {() => (
          <>
            {event && (
              <TodayCard
                event={event}
                flight={flights.data?.find(({ _id }) => _id === event.entry.flight) ?? null}
                board={board.data ?? null}
                today={today}
              />
            )}
            {ahead.length > 0 && (
              <EventList
                title={t('page.signedUp')}
                tournaments={ahead}
                none=""
                today={today}
                hrefOf={({ _id }) => signUpAddress(_id, true)}
              />
            )}
            {others.length > 0 && (
              <EventList
                title={t('page.mine')}
                tournaments={others}
                none=""
                today={today}
                hrefOf={({ _id }) => `/live-leaderboard/${_id}`}
              />
            )}
            {!event && ahead.length === 0 && !tournaments.isPending && (
              <EmptyState
                icon={IconSearch}
                text={t('page.notPublic')}
                action={{ label: t('page.findTournaments'), href: '/tournaments' }}
              />
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}
