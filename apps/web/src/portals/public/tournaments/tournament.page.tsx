import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { activePots } from '@ramplight/domain/payouts/pot-participants'
import { daysDiffer } from '@ramplight/domain/tournament/launch-times'
import { isAhead, isLive, statusForAnglers } from '@ramplight/domain/tournament/statuses'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconCalendarPlus, IconDeviceTv, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Organizer } from '#features/messaging/organizer/index.ts'
import { TourSponsors } from '#features/sponsors/sponsors/index.ts'
import { tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { useBase } from '#platform/places.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { t as tPublic } from '../public.texts.ts'
import { eventSummaryQuery, publicFlightsQuery } from './event.queries.ts'
import { t } from './event.texts.ts'
import { EventFacts } from './event-facts.tsx'
import { EventField } from './event-field.tsx'
import { EventPayouts } from './event-payouts.tsx'
import { EventResults } from './event-results.tsx'
import { SignUpBar } from './sign-up-bar.tsx'
import classes from './tournament.module.css'

const ShareSheet = later(() => import('./share-sheet.tsx').then((module) => module.ShareSheet))
const ShownRaffles = later(() => import('#features/payouts/shown-raffles/index.ts').then((module) => module.ShownRaffles))
const ShownCalcutta = later(() => import('#features/payouts/shown-calcutta/index.ts').then((module) => module.ShownCalcutta))
const CouponNote = later(() => import('./coupon-note.tsx').then((module) => module.CouponNote))
/** Where one line does not say it all: of events with flights, or with a day of other hours. */
const EventDays = later(() => import('./event-days.tsx').then((module) => module.EventDays))
/** Of events that sell some. */
const EventPots = later(() => import('./event-pots.tsx').then((module) => module.EventPots))
/** At the foot, of the few events that have some. */
const EventPartners = later(() => import('./event-partners.tsx').then((module) => module.EventPartners))
const TourTournaments = later(() => import('./tour-tournaments.tsx').then((module) => module.TourTournaments))

const IS_ID = /^[0-9a-f]{24}$/i
const MINUTE_MS = 60_000

/** `/tournaments/…`: the id of a tournament, or the name under which a tour has its own search. */
export const PublicTournamentPage = ({ id }: { id: string }) =>
  IS_ID.test(id) ? <PublicTournament id={id} /> : <TourTournaments tourKey={id.toLowerCase()} />

/** What everybody may know of a tournament. */
function PublicTournament({ id }: { id: string }) {
  const tournament = useQuery(tournamentQuery(id))
  return (
    <Page width="form">
      <Loaded query={tournament} what={t('what')}>
        {(one) => <Event tournament={one} />}
      </Loaded>
    </Page>
  )
}

function Event({ tournament: one }: { tournament: Tournament }) {
  const { data: summary } = useQuery({ ...eventSummaryQuery(one._id), refetchInterval: isLive(one) ? MINUTE_MS : false })
  const { data: flights = [] } = useQuery(publicFlightsQuery(one._id))
  const base = useBase()
  const registrationClosesAt = one.settings.payout?.registrationClosesAt
  // Null until somebody shares: the sheet and its code are fetched then.
  const [sharing, setSharing] = useState<boolean | null>(null)
  return (
    <>
      <PageHeader
        title={one.name}
        status={<StatusBadge word={statusForAnglers({ ...one, registrationClosesAt }, new Date().toISOString())} />}
        crumbs={[{ label: t('crumb'), href: `${base}/tournaments` }, { label: one.name }]}
        meta={[writeDates(one.tournamentDates), `${one.landing}, ${one.city} ${one.state}`]}
        secondary={[{ label: tPublic('share.button'), icon: IconShare2, onClick: () => setSharing(true) }]}
      />
      {sharing !== null && <ShareSheet tournament={one} opened={sharing} onClose={() => setSharing(false)} />}
      <SignUpBar tournament={one} />
      <CouponNote tournament={one._id} />
      {!one.cancelled && isAhead(one) && <Words title={t('message')}>{one.customRegistrationMessage}</Words>}
      {summary && <EventResults tournament={one._id} summary={summary} />}
      <Section title={t('day')}>
        <EventFacts tournament={one} summary={summary} flights={flights} />
        <div className={classes.ways}>
          <Button component="a" href={`/live-leaderboard/${one._id}`} variant="default" leftSection={<IconDeviceTv aria-hidden />}>
            {t('leaderboard')}
          </Button>
          <Button
            component="a"
            href={`/tournaments/${one._id}/calendar.ics`}
            variant="default"
            leftSection={<IconCalendarPlus aria-hidden />}
          >
            {t('toCalendar')}
          </Button>
        </div>
      </Section>
      {(flights.length > 0 || daysDiffer(one, flights)) && <EventDays tournament={one} flights={flights} />}
      <Organizer of={{ kind: 'tournament', _id: one._id, name: one.name }} />
      <Words title={t('about')}>{one.marketing_text}</Words>
      {summary && !one.cancelled && <EventPayouts summary={summary} />}
      {summary && activePots(one).length > 0 && <EventPots tournament={one} summary={summary} />}
      <Words title={t('rules')}>{one.rules}</Words>
      {summary && (!one.cancelled || summary.field > 0) && <EventField summary={summary} />}
      <ShownRaffles tournament={one._id} />
      <ShownCalcutta tournament={one._id} />
      {one.custom_ads.length > 0 && <EventPartners ads={one.custom_ads} />}
      <TourSponsors tour={one.tour} title={t('sponsors')} />
    </>
  )
}

/** A text of the director as it was typed; nothing where there is none. */
const Words = ({ title, children }: { title: string; children: string | null | undefined }) =>
  children && (
    <Section title={title}>
      <p className={classes.text}>{children}</p>
    </Section>
  )
