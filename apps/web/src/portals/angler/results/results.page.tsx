import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconMedal, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PersonalResult, personalPaper, personalResults, personalTexts, sumWords } from '#features/results/personal-results/index.ts'
import { seasonsQuery } from '#features/results/series/index.ts'
import { queryOf } from '#platform/query.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { useSession } from '#platform/use-session.ts'
import { inOwnUnits, useOwnUnits } from '#platform/values/own-units.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { type EntryUnit, isMeasured, unitOf, writeWeight } from '#platform/values/typed-weight.ts'
import { pointsText } from '#platform/values/write-count.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'
import { useMyEvents } from '../my-events.ts'

const PrintDialog = later(() => import('#features/print/index.ts').then((module) => module.PrintDialog))

const wholeOnes = (ids: string[]) =>
  queryOf(tournamentCalls.search, { body: { publicSearch: true, ids, startDate: '2000-01-01', startDateRange: 'After', selectAll: true } })
const pointsOf = (angler: string) => queryOf(seasonEventPointDistributionCalls.search, { body: { angler, selectAll: true } })

/** What I have fished, and what it brought. Each line leads to how it came about. */
export function AnglerResultsPage() {
  const { user } = useSession()!
  const me = user._id
  const [isPrinting, setPrinting] = useState(false)
  const { entries, mine, isSettled } = useMyEvents()
  const points = useQuery(pointsOf(me))
  const seasons = useQuery(seasonsQuery())
  const [season, setSeason] = useAddressParam('view')
  const all = personalResults(mine, points.data ?? [])
  // How an event shows its weights stands in its settings.
  const ids = all.map(({ tournament }) => tournament._id).sort()
  const whole = useQuery({ ...wholeOnes(ids), enabled: ids.length > 0 }).data?.message ?? []
  const { own } = useOwnUnits()
  const units = new Map(whole.map(({ _id, settings }) => [_id, inOwnUnits(unitOf(settings.weight), own)]))
  const shown = season ? all.filter((one) => one.season === season) : all
  const fished = new Set(all.map((one) => one.season))
  const names = (seasons.data ?? []).filter(({ _id }) => fished.has(_id))
  return (
    <Page width="form">
      <PageHeader
        title={t('nav.results')}
        meta={all.length > 0 ? sumWords(shown) : undefined}
        secondary={all.length > 0 ? [{ label: t('results.print'), icon: IconPrinter, onClick: () => setPrinting(true) }] : []}
      />
      <Loaded
        query={entries}
        what={t('results.what')}
        isEmpty={() => isSettled && !points.isPending && all.length === 0}
        empty={{ icon: IconMedal, text: t('results.none'), action: { label: t('find'), href: '/angler/tournaments' } }}
      >
        {() => (
          <>
            {names.length > 1 && (
              <div className={classes.filter}>
                <ChoiceField
                  label={t('results.season')}
                  placeholder={personalTexts('allSeasons')}
                  clearable
                  value={season}
                  onChange={setSeason}
                  data={names.map(({ _id, name }) => ({ value: _id, label: name }))}
                />
              </div>
            )}
            {all.length > 0 && (
              <Section title={t('nav.results')} flush>
                {shown.length === 0 ? (
                  <p className="rl-rows__none">{t('results.noneOfSeason')}</p>
                ) : (
                  <ResultTable results={shown} units={units} />
                )}
              </Section>
            )}
          </>
        )}
      </Loaded>
      {isPrinting && (
        <PrintDialog
          onClose={() => setPrinting(false)}
          choices={[
            {
              key: 'mine',
              name: t('nav.results'),
              paper: () =>
                personalPaper({
                  name: fullName(user),
                  season: names.find(({ _id }) => _id === season)?.name ?? null,
                  results: shown,
                  weightOf: ({ entry }) => weightOf(entry, units),
                }),
            },
          ]}
        />
      )}
    </Page>
  )
}

type Units = ReadonlyMap<string, EntryUnit>
function weightOf({ result, tournament }: TournamentEntry, units: Units): string {
  const unit = units.get(tournament)
  if (!result || !unit) return '—'
  const text = writeWeight(result.totalWeight, unit)
  // Among weights a length says what it is.
  return isMeasured(unit) ? personalTexts('inches', { length: text }) : text
}

const ResultTable = ({ results, units }: { results: readonly PersonalResult[]; units: Units }) => (
  <table className={classes.table}>
    <caption className="rl-sr-only">{t('results.caption')}</caption>
    <thead>
      <tr>
        <th scope="col">{personalTexts('event')}</th>
        <th scope="col">{personalTexts('date')}</th>
        <th scope="col">{personalTexts('position')}</th>
        <th scope="col">{personalTexts('points')}</th>
        <th scope="col">{personalTexts('awarded')}</th>
        <th scope="col">{personalTexts('weight')}</th>
      </tr>
    </thead>
    <tbody>
      {results.map(({ entry, tournament, place, points, awardedAt }) => (
        <tr key={entry._id}>
          <th scope="row">
            <UiLink href={`/angler/entries/${entry._id}`}>{tournament.name}</UiLink>
          </th>
          <td data-label={personalTexts('date')}>{writeDate(tournament.startDate)}</td>
          <td data-label={personalTexts('position')}>{place === null ? '—' : personalTexts('place', { place })}</td>
          <td data-label={personalTexts('points')}>{points === null ? '—' : pointsText(points)}</td>
          <td data-label={personalTexts('awarded')}>{awardedAt ? writeDay(awardedAt) : '—'}</td>
          <td data-label={personalTexts('weight')}>{weightOf(entry, units)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
