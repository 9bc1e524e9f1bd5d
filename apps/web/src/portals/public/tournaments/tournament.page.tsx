import { Button } from '@mantine/core'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { entryFeeOf } from '@ramplight/domain/registration/entry-items'
import { shownStatus } from '@ramplight/domain/tournament/statuses'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconCalendarPlus, IconDeviceTv, IconMedal, IconRoute, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { TourSponsors } from '#features/sponsors/sponsors/index.ts'
import { tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from '../public.texts.ts'
import { SignUpBar } from './sign-up-bar.tsx'
import classes from './tournament.module.css'

const ShareSheet = lazy(() => import('./share-sheet.tsx').then(({ ShareSheet: Sheet }) => ({ default: Sheet })))
const ShownRaffles = later(() => import('#features/payouts/shown-raffles/index.ts').then((module) => module.ShownRaffles))
const CouponNote = later(() => import('./coupon-note.tsx').then((module) => module.CouponNote))
const TourTournaments = later(() => import('./tour-tournaments.tsx').then((module) => module.TourTournaments))

const IS_ID = /^[0-9a-f]{24}$/i

/** `/tournaments/…`: the id of a tournament, or the name under which a tour has its own search. */
export const PublicTournamentPage = ({ id }: { id: string }) =>
  IS_ID.test(id) ? <PublicTournament id={id} /> : <TourTournaments tourKey={id.toLowerCase()} />

/** What everybody may know of a tournament. */
function PublicTournament({ id }: { id: string }) {
  const tournament = useQuery(tournamentQuery(id))
  // Null until somebody shares: the sheet and its code are fetched then.
  const [sharing, setSharing] = useState<boolean | null>(null)
  return (
    <Page width="form">
      <Loaded query={tournament} what={t('tournament.what')}>
        {(one) => {
          const fee = entryFeeOf(one)
          const facts: [string, string | null][] = [
            [
              t('tournament.when'),
              t('tournament.whenText', {
                dates: writeDates(one.tournamentDates),
                start: writeWallClock(one.startTime),
                end: writeWallClock(one.endTime),
                zone: one.timezone,
              }),
            ],
            [t('tournament.water'), one.location],
            [t('tournament.ramp'), `${one.landing}, ${one.street}, ${one.city} ${one.state} ${one.zip}`],
            [t('tournament.field'), one.teamEvent ? t('tournament.teamsOf', { count: crewSizeOf(one) }) : t('tournament.solo')],
            [
              t('tournament.entry'),
              fee
                ? t(one.settings.payout?.chargePer === 'Angler' ? 'tournament.perAngler' : 'tournament.perBoat', {
                    fee: writeMoney(fee),
                  })
                : null,
            ],
            [t('tournament.limit'), one.settings.weight?.fishLimit ? t('tournament.fish', { count: one.settings.weight.fishLimit }) : null],
          ]
          return (
            <>
              <PageHeader
                title={one.name}
                status={<StatusBadge word={shownStatus(one)} />}
                crumbs={[{ label: t('tournament.crumb'), href: '/tournaments' }, { label: one.name }]}
                meta={[writeDates(one.tournamentDates), `${one.landing}, ${one.city} ${one.state}`]}
                secondary={[
                  { label: t('share.button'), icon: IconShare2, onClick: () => setSharing(true) },
                  {
                    label: t('tournament.toCalendar'),
                    icon: IconCalendarPlus,
                    onClick: () => window.location.assign(`/tournaments/${one._id}/calendar.ics`),
                  },
                ]}
                more={[
                  { label: t('tournament.tour'), icon: IconRoute, href: `/tours/${one.tour}` },
                  ...(one.season ? [{ label: t('tournament.season'), icon: IconMedal, href: `/seasons/${one.season}` }] : []),
                ]}
              />
              {sharing !== null && (
                <Suspense fallback={null}>
                  <ShareSheet tournament={one} opened={sharing} onClose={() => setSharing(false)} />
                </Suspense>
              )}
              <SignUpBar tournament={one} />
              <CouponNote tournament={one._id} />
              <Section title={t('tournament.day')}>
                <FactList facts={facts} className={classes.facts} />
                <Button
                  component="a"
                  href={`/live-leaderboard/${one._id}`}
                  variant="default"
                  mt="md"
                  leftSection={<IconDeviceTv aria-hidden />}
                >
                  {t('tournament.leaderboard')}
                </Button>
              </Section>
              {one.marketing_text && (
                <Section title={t('tournament.about')}>
                  <p className={classes.text}>{one.marketing_text}</p>
                </Section>
              )}
              {one.rules && (
                <Section title={t('tournament.rules')}>
                  <p className={classes.text}>{one.rules}</p>
                </Section>
              )}
              <ShownRaffles tournament={one._id} />
              <TourSponsors tour={one.tour} title={t('tournament.sponsors')} />
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
