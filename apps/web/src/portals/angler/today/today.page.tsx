import { isAskedFor } from '@ramplight/domain/content/asked-for'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconFileAlert, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { documentsOf } from '#features/content/documents/index.ts'
import { EntryCode } from '#features/registration/entry-code/index.ts'
import { signUpAddress } from '#features/registration/sign-up/index.ts'
import { WaiverMissing } from '#features/registration/waiver/index.ts'
import { boardQuery, eventOfTheDay, inOrderOf, TodayCard, anglerTexts as t } from '#features/tournaments/angler-today/index.ts'
import { EventList } from '#features/tournaments/today/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { useSession } from '#platform/use-session.ts'
import { todayHere, writeDate } from '#platform/values/tournament-dates.ts'
import { useMyEvents } from '../my-events.ts'
import { SeasonRank } from './season-rank.tsx'

export function AnglerTodayPage() {
  const { entries, mine, signedUp, inLine, marked, hasAny, isSettled } = useMyEvents()
  const today = todayHere()
  const event = eventOfTheDay(mine, today)
  const id = event?.tournament._id ?? ''
  const flights = useQuery({ ...flightsQuery(id), enabled: event !== null })
  const begun = event !== null && !['Draft', 'Scheduled', 'Open'].includes(event.tournament.status)
  const board = useQuery({ ...boardQuery(id), enabled: begun, refetchInterval: 30_000 })
  const others = inOrderOf(
    mine.filter((one) => one !== event),
    today,
  )
  return (
    <Page width="form">
      <PageHeader title={t('page.title')} meta={writeDate(today)} />
      <Loaded
        query={entries}
        what={t('page.entries')}
        isEmpty={() => isSettled && !hasAny}
        empty={{ icon: IconSearch, text: t('page.none'), action: { label: t('page.findTournaments'), href: '/angler/tournaments' } }}
      >
        {() => (
          <>
            {event && (
              <TodayCard
                event={event}
                flights={flights.data ?? []}
                board={board.data ?? null}
                today={today}
                code={<EntryCode entry={event.entry} name={event.tournament.name} big />}
                missing={
                  <>
                    <MissingDocuments />
                    <WaiverMissing tournament={event.tournament._id} />
                  </>
                }
              />
            )}
            {(
              [
                ['page.signedUp', signedUp],
                ['page.inLine', inLine],
              ] as const
            ).map(
              ([title, tournaments]) =>
                tournaments.length > 0 && (
                  <EventList
                    key={title}
                    title={t(title)}
                    tournaments={tournaments}
                    none=""
                    today={today}
                    hrefOf={({ _id }) => signUpAddress(_id, true)}
                  />
                ),
            )}
            {event?.tournament.season && <SeasonRank season={event.tournament.season} />}
            {marked.length > 0 && (
              <EventList
                title={t('page.following')}
                tournaments={marked.map(({ tournament }) => tournament)}
                none=""
                today={today}
                hrefOf={({ _id }) => `/angler/tournaments/${_id}`}
              />
            )}
            {others.length > 0 && (
              <EventList
                title={t('page.mine')}
                tournaments={others.map(({ tournament }) => tournament)}
                none=""
                today={today}
                hrefOf={({ _id }) => `/angler/entries/${others.find(({ tournament }) => tournament._id === _id)?.entry._id}`}
              />
            )}
            {isSettled && mine.length + signedUp.length + inLine.length + marked.length === 0 && (
              <EmptyState
                icon={IconSearch}
                text={t('page.notPublic')}
                action={{ label: t('page.findTournaments'), href: '/angler/tournaments' }}
              />
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** What a director asked for and has not got. */
function MissingDocuments() {
  const documents = useQuery(documentsOf(useSession()!.user._id))
  const count = (documents.data ?? []).filter((one) => one.isRequired && isAskedFor(one)).length
  if (count === 0) return null
  return (
    <Banner tone="amber" icon={IconFileAlert}>
      <UiLink href="/angler/documents">{t('page.documents', { count })}</UiLink>
    </Banner>
  )
}
