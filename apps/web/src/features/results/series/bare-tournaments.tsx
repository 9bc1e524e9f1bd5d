import type { BareTournament } from '@ramplight/contract/tournaments/tournaments'
import { byText } from '@ramplight/domain/kernel/text-order'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { EventBadge } from '#features/tournaments/tournaments/index.ts'
import type { Base } from '#platform/places.ts'
import { daysUntil, monthAndDay, todayHere } from '#platform/values/tournament-dates.ts'
import { t } from './series.texts.ts'

/** What is ahead, the next one first, then what was, the last one first. */
export function comingFirst<T extends { startDate: string }>(list: readonly T[], today: string): T[] {
  const byDay = list.toSorted((a, b) => byText(a.startDate, b.startDate))
  return [...byDay.filter(({ startDate }) => startDate >= today), ...byDay.filter(({ startDate }) => startDate < today).reverse()]
}

const isOut = (status: BareTournament['status']) => status === 'In Progress' || status === 'Closed' || status === 'Completed'

/** The tournaments of a tour, a season or a division. One that is on, or was, leads to its board. */
export function BareTournaments({ tournaments, base }: { tournaments: readonly BareTournament[]; base: Base }) {
  const today = todayHere()
  return (
    <Section title={t('tournaments')} flush>
      <RowList
        none={t('noTournaments')}
        rows={comingFirst(tournaments, today).map(({ _id, name, status, cancelled, startDate, location, city, state }) => ({
          key: _id,
          href: isOut(status) ? `/live-leaderboard/${_id}` : `${base}/tournaments/${_id}`,
          lead: monthAndDay(startDate),
          title: name,
          about: `${daysUntil(startDate, today)} · ${location}, ${city} ${state}`,
          end: <EventBadge event={{ status, cancelled }} />,
        }))}
      />
    </Section>
  )
}
