import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { displayWeight } from '@ramplight/domain/scoring/format-weight'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { FullLoading } from '@ramplight/ui/states/full-loading.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { CardActions, TournamentCards, useSignUps } from '#features/registration/sign-up/index.ts'
import { boardQuery } from '#features/tournaments/angler-today/index.ts'
import { skinnyTournamentsQuery, TournamentCard } from '#features/tournaments/tournaments/index.ts'
import { inOwnUnits, useOwnUnits } from '#platform/values/own-units.ts'
import classes from './find.module.css'
import { t } from './find.texts.ts'
import { NEXT_TOURNAMENTS } from './next-tournaments.ts'

const MINUTE_MS = 60_000
const LIVE = skinnyTournamentsQuery({ publicSearch: true, liveMode: true, pageSize: 20 })

/** What is on the water now, with who leads. */
export function LiveTournamentsPage() {
  const live = useQuery({ ...LIVE, refetchInterval: MINUTE_MS })
  return (
    <Page width="form">
      <PageHeader
        title={t('live.title')}
        meta={live.data ? t('found', { count: live.data.totalItemCount }) : undefined}
        secondary={[{ label: t('live.boards'), href: '/live-leaderboard' }]}
      />
      <Loaded query={live} what={t('tournaments')} skeleton={<FullLoading title={t('searching')} />}>
        {({ message }) =>
          message.length === 0 ? (
            <NothingLive />
          ) : (
            <>
              <h2 className="rl-sr-only">{t('results')}</h2>
              <LiveCards tournaments={message} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

function LiveCards({ tournaments }: { tournaments: readonly SkinnyTournament[] }) {
  const stateOf = useSignUps(tournaments)
  return (
    <div className={classes.cards}>
      {tournaments.map((one) => (
        <div key={one._id}>
          <TournamentCard tournament={one}>
            <CardActions tournament={one} state={stateOf(one)} />
          </TournamentCard>
          <Leader tournament={one} />
        </div>
      ))}
    </div>
  )
}

function Leader({ tournament }: { tournament: SkinnyTournament }) {
  const { own } = useOwnUnits()
  const { data } = useQuery({ ...boardQuery(tournament._id), refetchInterval: MINUTE_MS })
  const leader = data?.rows.find(({ position, days, disqualified }) => position === 1 && days.length > 0 && !disqualified)
  if (!data || !leader) return null
  const display = inOwnUnits(data.tournament.display, own)
  const weight = displayWeight(leader.totalWeight, display === 'lb-oz' ? 'board' : display)
  return <p className={classes.leader}>{t('live.leader', { names: leader.names.join(' · '), weight })}</p>
}

function NothingLive() {
  const next = useQuery(NEXT_TOURNAMENTS).data?.message[0]
  return (
    <>
      <p>
        {t('live.none')} {next && t('live.next')}
      </p>
      <h2 className="rl-sr-only">{t('results')}</h2>
      {next && <TournamentCards tournaments={[next]} />}
    </>
  )
}
