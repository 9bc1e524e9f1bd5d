import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { IconClockPause, IconTrophy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './calendar.module.css'
import { t } from './calendar-events.texts.ts'
import type { CalendarItem, PlannedEvent } from './calendar-items.ts'
import { clockOn, kindOf, titleOf } from './item-words.ts'

export type ItemActs = { onOpen: (item: PlannedEvent) => void; marker: (event: PlannedEvent['event']) => ReactNode }
type Props = ItemActs & { item: CalendarItem; day: string; isWide?: boolean }

/** One thing on one day: a day of a tournament leads to it, an event opens beside the calendar. */
export function ItemChip({ item, day, isWide = false, onOpen, marker }: Props) {
  const Icon = item.kind === 'day' ? IconTrophy : item.event.hours ? IconClockPause : null
  const clock = clockOn(item, day)
  const inside = (
    <>
      {Icon && <Icon size={14} stroke={2} aria-hidden />}
      <span className={classes.words}>
        {clock && <span className={classes.clock}>{clock} </span>}
        {titleOf(item)}
        {isWide && item.kind === 'event' && item.event.type && <small>{kindOf(item.event)}</small>}
        {item.first < day && <span className="rl-sr-only"> {t('grid.goesOn')}</span>}
        {item.kind === 'event' && marker(item.event)}
      </span>
    </>
  )
  const look = {
    className: classes.chip,
    style: { '--_color': `var(--rl-calendar-${item.color})` } as React.CSSProperties,
    'data-before': item.first < day || undefined,
    'data-after': item.last > day || undefined,
  }
  return item.kind === 'day' ? (
    <UiLink href={`/director/tournaments/${item.tournament._id}`} {...look}>
      {inside}
    </UiLink>
  ) : (
    <button type="button" onClick={() => onOpen(item)} {...look}>
      {inside}
    </button>
  )
}
