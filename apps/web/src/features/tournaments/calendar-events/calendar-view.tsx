import { Section } from '@ramplight/ui/frame/page.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { periodOf, type CalendarView as View } from '#platform/values/calendar-grid.ts'
import { AgendaList, AgendaRows } from './agenda-list.tsx'
import { t } from './calendar-events.texts.ts'
import { type CalendarItem, itemsOn } from './calendar-items.ts'
import type { ItemActs } from './item-chip.tsx'
import { writeWholeDay } from './item-words.ts'
import { MonthGrid } from './month-grid.tsx'
import { WeekColumns } from './week-columns.tsx'

type Props = ItemActs & {
  view: View
  day: string
  today: string
  items: readonly CalendarItem[]
  /** What the time that is shown is called: `June 2027`. */
  label: string
  onAdd: (day: string) => void
  /** Looks at another day, and in another way where one is named. */
  onLook: (day: string, view?: View) => void
}

/** A calendar in one of its three ways. On a phone a month has no room for names: what is on the chosen day stands below it. */
export function CalendarView({ view, day, today, items, label, onAdd, onLook, ...acts }: Props) {
  const isPhone = useIsPhone()
  if (view === 'week') return <WeekColumns day={day} today={today} items={items} onDay={onAdd} {...acts} />
  if (view === 'agenda')
    return <AgendaList period={periodOf('agenda', day)} today={today} items={items} onAdd={() => onAdd(day)} {...acts} />
  const chosen = itemsOn(items, day)
  return (
    <>
      <MonthGrid
        {...{ day, today, items, label, isNarrow: isPhone }}
        onDay={isPhone ? onLook : onAdd}
        onTurn={onLook}
        onAll={(one) => onLook(one, 'agenda')}
        {...acts}
      />
      {isPhone && (
        <Section title={t('grid.onThisDay', { day: writeWholeDay(day) })} flush={chosen.length > 0}>
          {chosen.length > 0 ? <AgendaRows items={chosen} from={day} today={today} {...acts} /> : <p>{t('grid.nothing')}</p>}
        </Section>
      )}
    </>
  )
}
