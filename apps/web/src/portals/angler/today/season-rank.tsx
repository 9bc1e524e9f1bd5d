import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { isMine, seasonTeamsQuery, standingsQuery } from '#features/results/series/index.ts'
import { anglerTexts as t } from '#features/tournaments/angler-today/index.ts'
import { seasonQuery } from '#features/tours/seasons/index.ts'
import { useSession } from '#platform/use-session.ts'
import { pointsText } from '#platform/values/write-count.ts'

/** My place in the season of the day's event; nothing before the first points. */
export function SeasonRank({ season: id }: { season: string }) {
  const { _id: me } = useSession()!.user
  const season = useQuery(seasonQuery(id)).data
  const standings = useQuery(standingsQuery(id)).data?.standings ?? []
  const teams = useQuery(seasonTeamsQuery(id)).data ?? []
  const mine = standings.find((row) => isMine(row.id, me, teams))
  if (!season || !mine) return null
  return (
    <Section title={t('page.season')} flush>
      <RowList
        rows={[
          {
            key: id,
            href: `/angler/standings/${id}`,
            title: t(mine.tied ? 'page.tiedRank' : 'page.rank', { place: mine.position, field: standings.length, season: season.name }),
            end: <b>{t('points', { points: pointsText(mine.points) })}</b>,
          },
        ]}
      />
    </Section>
  )
}
