import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import type { SeasonFull } from '@ramplight/contract/tours/seasons'
import { eventsHeld } from '@ramplight/domain/points/season-results'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { rulesInForce, standingsNote } from '#features/tours/seasons/index.ts'
import { type Base, seasonsAt } from '#platform/places.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { useSession } from '#platform/use-session.ts'
import { writeDate, writeShortDate } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { seasonPointsQuery } from '../season-standings/season-points.queries.ts'
import { BareTournaments } from './bare-tournaments.tsx'
import { isMine } from './is-mine.ts'
import { SeasonTable } from './season-table.tsx'
import classes from './series.module.css'
import { seasonTeamsQuery, standingsQuery, wholeSeasonQuery } from './series.queries.ts'
import { t } from './series.texts.ts'

/** Anglers have a place of their own; a visitor does not fetch it. */
const MyPlace = later(() => import('./my-place.tsx').then((module) => module.MyPlace))
const SeasonWhySheet = later(() => import('../season-standings/season-why-sheet.tsx').then((module) => module.SeasonWhySheet))

type Props = {
  id: string
  base: Base
  /** Beside the heading. */
  actions?: (season: SeasonFull) => ReactNode
}

const NONE: SeasonEventPointDistribution[] = []

/** What everybody may know of a season: its standings with their reasons, its tournaments, its rules. An angler sees their own place first. */
export function SeasonView({ id, base, actions }: Props) {
  const season = useQuery(wholeSeasonQuery(id))
  return (
    <Loaded query={season} what={t('season')}>
      {(one) => (
        <>
          <PageHeader
            title={one.name}
            crumbs={[{ label: t('seasons'), href: seasonsAt(base) }, { label: one.name }]}
            meta={[
              one.tourName,
              one.divisionName,
              t('until', { first: writeDate(one.startDate), last: writeDate(one.endDate) }),
              one.membershipFee ? t('fee', { money: writeShortMoney(one.membershipFee) }) : null,
            ]}
          />
          {actions?.(one)}
          <Standings season={one} />
          <BareTournaments tournaments={one.tournaments} base={base} />
          {one.rules && (
            <Section title={t('rules')}>
              <p className={classes.words}>{one.rules}</p>
            </Section>
          )}
        </>
      )}
    </Loaded>
  )
}

function Standings({ season }: { season: SeasonFull }) {
  const { _id: id } = season
  const me = useSession()?.user
  const isAngler = me?.userType === 'Angler'
  const query = useQuery(standingsQuery(id))
  const given = useQuery(seasonPointsQuery(id))
  const teams = useQuery({ ...seasonTeamsQuery(id), enabled: isAngler })
  const [why, setWhy] = useAddressParam('why')
  const distributions = given.data ?? NONE
  const rules = rulesInForce(season.seasonRules)
  const eventOf = (tournament: string) => {
    const event = season.tournaments.find(({ _id }) => _id === tournament)
    return event
      ? { name: event.name, date: writeShortDate(event.startDate), startDate: event.startDate }
      : { name: t('tournaments'), date: null }
  }
  return (
    <Loaded query={query} what={t('standings')}>
      {({ standings }) => {
        const mine = isAngler ? standings.find((row) => isMine(row.id, me._id, teams.data ?? [])) : undefined
        const asked = standings.find(({ id: rowOf }) => why === `season.${rowOf}`)
        const onWhy = (rowOf: string) => setWhy(`season.${rowOf}`)
        return (
          <>
            {isAngler && standings.length > 0 && given.data && (
              <MyPlace season={id} rows={standings} distributions={distributions} rules={rules} mine={mine} onWhy={onWhy} />
            )}
            <Section title={t('standings')} note={standingsNote(rules, given.data ? eventsHeld(given.data) : null)} flush>
              {standings.length === 0 ? (
                <p className="rl-rows__none">{t('noStandings')}</p>
              ) : (
                <SeasonTable caption={t('standingsOf', { season: season.name })} rows={standings} mine={mine?.id} onWhy={onWhy} />
              )}
            </Section>
            {given.data && (
              <SeasonWhySheet
                season={id}
                distributions={distributions}
                rules={rules ?? {}}
                words={{ eventOf }}
                nameOf={(one) => standings.find((row) => row.id === one)?.name ?? ''}
                row={asked && { ...asked, byEvent: {} }}
                onClose={() => setWhy(null)}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
