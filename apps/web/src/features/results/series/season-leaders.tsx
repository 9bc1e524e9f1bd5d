import type { Season } from '@ramplight/contract/tours/seasons'
import { byText } from '@ramplight/domain/kernel/text-order'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Base, seasonAt } from '#platform/places.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { standingsQuery } from './series.queries.ts'
import { t } from './series.texts.ts'

const FIRST = 5

/** The season that is on, else the one that began last; undefined: nobody has fished one yet. */
export const seasonToShow = (seasons: readonly Season[], today: string): Season | undefined =>
  seasons.filter(({ startDate }) => startDate <= today).toSorted((a, b) => byText(b.startDate, a.startDate))[0]

/** Who leads the season of a tour or a division; nothing while there are no points. */
export function SeasonLeaders({ seasons, base }: { seasons: readonly Season[]; base: Base }) {
  const season = seasonToShow(seasons, todayHere())
  const { data } = useQuery({ ...standingsQuery(season?._id ?? ''), enabled: season !== undefined })
  if (!season || !data?.standings.length) return null
  return (
    <Section
      title={t('standingsOf', { season: season.name })}
      actions={
        <UiLink href={seasonAt(base, season._id)} className="rl-link-button">
          {t('allStandings')}
        </UiLink>
      }
      flush
    >
      <RowList
        rows={data.standings.slice(0, FIRST).map(({ id, position, tied, name, points }) => ({
          key: id,
          lead: ['', tied ? t('tied', { place: position }) : position],
          title: name,
          end: t('pointsOf', { points: pointsText(points), count: points }),
        }))}
      />
    </Section>
  )
}
