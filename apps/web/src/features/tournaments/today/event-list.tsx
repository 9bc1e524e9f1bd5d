import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { shownStatus } from '@ramplight/domain/tournament/statuses'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { daysUntil, monthAndDay } from '#platform/values/tournament-dates.ts'
import { t } from '../angler-today/angler-today.texts.ts'

type Props = {
  title: string
  tournaments: readonly SkinnyTournament[]
  none: string
  today: string
  hrefOf: (one: SkinnyTournament) => string
}

/** Tournaments by their day: date, name, place, how many boats. */
export function EventList({ title, tournaments, none, today, hrefOf }: Props) {
  return (
    <Section title={title} flush>
      <RowList
        none={none}
        rows={tournaments.map((one) => ({
          key: one._id,
          href: hrefOf(one),
          lead: monthAndDay(one.startDate),
          title: one.name,
          about: `${daysUntil(one.startDate, today)} · ${one.landing}, ${one.city} ${one.state}`,
          end: (
            <>
              <StatusBadge word={shownStatus(one)} />
              {t('boats', { count: one.entryCount })}
            </>
          ),
        }))}
      />
    </Section>
  )
}
