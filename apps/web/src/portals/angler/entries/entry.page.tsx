import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconCalendarPlus, IconDeviceTv, IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Organizer } from '#features/messaging/organizer/index.ts'
import { EntryCode } from '#features/registration/entry-code/index.ts'
import { WaiverMissing } from '#features/registration/waiver/index.ts'
import { boardQuery, myEntriesQuery } from '#features/tournaments/angler-today/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { CancelledNote, EventBadge, tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { useSession } from '#platform/use-session.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'
import { EntryFacts } from './entry-facts.tsx'
import { EntryMoney } from './entry-money.tsx'
import { EntryWeights } from './entry-weights.tsx'

/** One entry of mine: the code to show, boat and crew, what was weighed and why it counts as it does, the money. */
export function AnglerEntryPage() {
  const { id } = useParams({ from: '/angler/entries/$id' })
  const entries = useQuery(myEntriesQuery(useSession()!.user._id))
  return (
    <Page width="form">
      <Loaded query={entries} what={t('entries.what')}>
        {(list) => {
          const entry = list.find(({ _id, deleted }) => _id === id && !deleted)
          return entry ? <MyEntry entry={entry} /> : <Gone />
        }}
      </Loaded>
    </Page>
  )
}

const Gone = () => (
  <>
    <PageHeader title={t('nav.entries')} />
    <EmptyState icon={IconUserCheck} text={t('entry.gone')} action={{ label: t('entry.all'), href: '/angler/entries' }} />
  </>
)

function MyEntry({ entry }: { entry: TournamentEntry }) {
  const tournament = useQuery(tournamentQuery(entry.tournament))
  const flights = useQuery(flightsQuery(entry.tournament))
  const begun = tournament.data !== undefined && !['Draft', 'Scheduled', 'Open'].includes(tournament.data.status)
  const board = useQuery({ ...boardQuery(entry.tournament), enabled: begun, refetchInterval: begun ? 60_000 : false })
  const known = tournament.data
  // The code needs nothing but the entry: it is there also where nothing else was seen before the signal went.
  return (
    <>
      {known ? <Head tournament={known} /> : <PageHeader title={t('nav.entries')} />}
      {known?.cancelled ? <CancelledNote /> : <WaiverMissing tournament={entry.tournament} />}
      <div className={classes.two}>
        {known?.status !== 'Completed' && !known?.cancelled && (
          <Section title={t('entry.code')} note={t('entry.codeText')}>
            <EntryCode entry={entry} name={known?.name ?? t('nav.entries')} big />
          </Section>
        )}
        <Loaded query={tournament} what={t('entries.what')}>
          {(one) => (
            <>
              <EntryFacts entry={entry} tournament={one} flights={flights.data ?? []} />
              {begun && <EntryWeights entry={entry} board={board} />}
              <EntryMoney entry={entry} tournament={one} />
              <Organizer of={{ kind: 'tournament', _id: one._id, name: one.name }} />
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

const Head = ({ tournament: one }: { tournament: Tournament }) => (
  <PageHeader
    title={one.name}
    crumbs={[{ label: t('nav.entries'), href: '/angler/entries' }, { label: one.name }]}
    status={<EventBadge event={one} />}
    meta={[writeDates(one.tournamentDates), `${one.landing}, ${one.city} ${one.state}`]}
    secondary={[
      { label: t('entry.board'), icon: IconDeviceTv, href: `/live-leaderboard/${one._id}` },
      {
        label: t('entry.toCalendar'),
        icon: IconCalendarPlus,
        onClick: () => window.location.assign(`/tournaments/${one._id}/calendar.ics`),
      },
    ]}
  />
)
