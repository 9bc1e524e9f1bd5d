import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EventCard, StationFrame, StationLetters, SunlightHint } from '#features/stations/frame/index.ts'
import { useAllDeviceBags } from '#features/stations/kept-bags/index.ts'
import { ownTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { ALONE_AREA, useAlone } from '#platform/local/book/work-alone.ts'
import { useSession } from '#platform/use-session.ts'
import { useIsWeighOnly } from '#platform/use-weighing.ts'
import { t } from './weigh-in.texts.ts'

const RANK: Record<SkinnyTournament['status'], number> = { 'In Progress': 0, Open: 1, Closed: 2, Scheduled: 3, Draft: 9, Completed: 9 }
const SHOWN = 3

const forWeighIn = (tournaments: readonly SkinnyTournament[]) =>
  tournaments
    .filter(({ status, cancelled }) => RANK[status] <= SHOWN && !cancelled)
    .sort((a, b) => RANK[a.status] - RANK[b.status] || a.startDate.localeCompare(b.startDate))

/** Which event, which station: what runs comes first. */
export function PickEventPage() {
  const user = useSession()?.user
  const tournaments = useQuery({ ...ownTournamentsQuery(user!), enabled: Boolean(user) })
  const pending = useAllDeviceBags()
  const alone = useAlone()
  const weighOnly = useIsWeighOnly()
  const back = weighOnly ? { label: t('pickEvent.account'), href: '/my-data' } : { label: t('pickEvent.director'), href: '/director' }
  return (
    <StationFrame title={t('pickEvent.weighIn')} back={back} pending={pending} scrolls>
      <Page width="text">
        <SunlightHint />
        <StationLetters />
        <Loaded
          query={tournaments}
          what={t('pickEvent.eventsNoun')}
          isEmpty={({ message }) => forWeighIn(message).length === 0}
          empty={{
            icon: IconScale,
            title: t('pickEvent.noEventToWeigh'),
            text: t('pickEvent.canBeWeighedOnceOpen'),
            ...(!weighOnly && { action: { label: t('pickEvent.goToTournaments'), href: '/director/tournaments' } }),
          }}
        >
          {({ message }) => (
            <ul className="rl-events">
              {forWeighIn(message).map((tournament) => (
                <EventCard key={tournament._id} tournament={tournament} />
              ))}
            </ul>
          )}
        </Loaded>
        {!alone && (
          <p className="rl-station__note">
            {t.rich('pickEvent.noSignalWorthWaiting', {
              link: (words) => (
                <UiLink href={ALONE_AREA} className="rl-link-button">
                  {words}
                </UiLink>
              ),
            })}
          </p>
        )}
      </Page>
    </StationFrame>
  )
}
