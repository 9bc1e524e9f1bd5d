import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import { shownStatus } from '@ramplight/domain/tournament/statuses'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { PageTabs } from '@ramplight/ui/frame/page-tabs.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { ReadOnlyBanner } from '@ramplight/ui/states/forbidden-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CopyTournamentSheet, useMayCopy } from '#features/tournaments/next-year/index.ts'
import { TournamentProvider, tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { CallError } from '#platform/call-error.ts'
import { NotFoundPage } from '#platform/not-found.page.tsx'
import { useActor } from '#platform/use-session.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { t } from './tournament.texts.ts'

const tabs = () =>
  [
    [t('tournamentFrame.overview'), ''],
    [t('tournamentFrame.entries'), '/entries'],
    [t('tournamentFrame.boats'), '/boats'],
    [t('tournamentFrame.results'), '/results'],
    [t('tournamentFrame.money'), '/money'],
    [t('tournamentFrame.raffles'), '/raffles'],
    [t('tournamentFrame.calcutta'), '/calcutta'],
    [t('tournamentFrame.documents'), '/documents'],
    [t('tournamentFrame.messages'), '/messages'],
    [t('tournamentFrame.setup'), '/setup'],
    [t('tournamentFrame.history'), '/history'],
  ] as const

/** Around every page of one tournament: what it is, where it stands, and the way between its pages. */
export function TournamentFrame() {
  const { id } = useParams({ from: '/director/tournaments/$id' })
  const tournament = useQuery(tournamentQuery(id))
  if (tournament.error instanceof CallError && tournament.error.status === 404) return <NotFoundPage />
  return (
    <Page>
      <Loaded
        query={tournament}
        what={t('tournamentFrame.tournamentNoun')}
        skeleton={<LoadingRows rows={4} label={t('tournamentFrame.loadingTournament')} />}
      >
        {(loaded) => (
          <TournamentProvider value={loaded}>
            <Header tournament={loaded} />
            <Outlet />
          </TournamentProvider>
        )}
      </Loaded>
    </Page>
  )
}

/** On a phone a strip of tabs, that of a room inside too, is longer than the screen. After a page is drawn the router puts the strip back to where it stood. */
function useActiveTabInView() {
  const router = useRouter()
  useEffect(() => {
    const show = () => {
      for (const tab of document.querySelectorAll('.rl-tabs__tab[aria-current="page"]'))
        tab.scrollIntoView({ inline: 'center', block: 'nearest' })
    }
    show()
    return router.subscribe('onRendered', show)
  }, [router])
}

function Header({ tournament }: { tournament: ResponseOf<typeof tournamentCalls.get> }) {
  const { pathname } = useLocation()
  const actor = useActor()
  useActiveTabInView()
  const mayCopy = useMayCopy()
  const [copying, setCopying] = useState(false)
  const copy = mayCopy(tournament) ? [{ label: t('tournamentFrame.copyTournament'), icon: IconCopy, onClick: () => setCopying(true) }] : []
  // Next year is thought of when this one is over.
  const isOver = tournament.status === 'Completed'
  const base = `/director/tournaments/${tournament._id}`
  const here = pathname.replace(/\/$/, '').slice(base.length)
  const { name, tournamentDates, startTime, city, state, location } = tournament
  return (
    <>
      <PageHeader
        title={name}
        status={<StatusBadge word={shownStatus(tournament)} />}
        crumbs={[{ label: t('tournamentFrame.tournaments'), href: '/director/tournaments' }, { label: name }]}
        meta={[
          `${writeDates(tournamentDates)}`,
          `${writeWallClock(startTime)} ${zoneOf(tournament).word}`,
          `${location}, ${city} ${state}`,
        ]}
        secondary={isOver ? copy : []}
        more={isOver ? [] : copy}
        tabs={
          <PageTabs
            label={t('tournamentFrame.tabs')}
            tabs={tabs().map(([label, path]) => ({
              label,
              href: base + path,
              active: here === path || (path !== '' && here.startsWith(`${path}/`)),
            }))}
          />
        }
      />
      {!can(actor, 'tournament.edit', tournament) && (
        <ReadOnlyBanner
          text={t(can(actor, 'tournament.run', tournament) ? 'tournamentFrame.readOnlyButRuns' : 'tournamentFrame.readOnly')}
        />
      )}
      {copying && <CopyTournamentSheet id={tournament._id} onClose={() => setCopying(false)} />}
    </>
  )
}
