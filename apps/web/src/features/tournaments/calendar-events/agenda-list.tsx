import { groupBy } from '@ramplight/domain/kernel/group-by'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { writeIsoDate } from '@ramplight/ui/values/times'
import { IconCalendar } from '@tabler/icons-react'
import type { Period } from '#platform/values/calendar-grid.ts'
import { monthAndDay } from '#platform/values/tournament-dates.ts'
import { EventBadge } from '../tournaments/index.ts'
import classes from './calendar.module.css'
import { t } from './calendar-events.texts.ts'
import { type CalendarItem, inOrder } from './calendar-items.ts'
import type { ItemActs } from './item-chip.tsx'
import { aboutOf, titleOf } from './item-words.ts'

/** Where it stands in a list that begins on a day: what began before is on the first line. */
const shownOn = ({ first }: CalendarItem, from: string): string => (first < from ? from : first)

type RowsProps = ItemActs & { items: readonly CalendarItem[]; from: string; today: string }

/** One after the other: day, name, all that is known of it. */
export function AgendaRows({ items, from, today, onOpen, marker }: RowsProps) {
  return (
    <RowList
      rows={items.map((item) => ({
        key: item.key,
        href: item.kind === 'day' ? `/director/tournaments/${item.tournament._id}` : undefined,
        lead: monthAndDay(shownOn(item, from)),
        title: (
          <span className={classes.line}>
            <i className={classes.dot} style={{ background: `var(--rl-calendar-${item.color})` }} aria-hidden />
            {item.kind === 'day' ? (
              titleOf(item)
            ) : (
              <button type="button" className="rl-link-button" onClick={() => onOpen(item)}>
                {titleOf(item)}
              </button>
            )}
            {item.kind === 'event' && marker(item.event)}
          </span>
        ),
        about: aboutOf(item),
        end: (
          <>
            {item.first <= today && today <= item.last && <StatusBadge word={t('grid.today')} tone="water" />}
            {item.kind === 'day' && <EventBadge event={item.tournament} />}
          </>
        ),
      }))}
    />
  )
}

type Props = ItemActs & { period: Period; today: string; items: readonly CalendarItem[]; onAdd: () => void }

/** What is ahead, month by month. */
export function AgendaList({ period: { from, to }, today, items, onAdd, ...acts }: Props) {
  const shown = inOrder(items.filter(({ first, last }) => first <= to && last >= from))
  if (shown.length === 0)
    return <EmptyState icon={IconCalendar} text={t('agenda.none')} action={{ label: t('agenda.add'), onClick: onAdd }} />
  const months = groupBy(shown, (item) => shownOn(item, from).slice(0, 7))
  return [...months].map(([month, list]) => (
    <Section key={month} title={writeIsoDate(`${month}-01`, { month: 'long', year: 'numeric' })} flush>
      <AgendaRows items={list} from={from} today={today} {...acts} />
    </Section>
  ))
}
