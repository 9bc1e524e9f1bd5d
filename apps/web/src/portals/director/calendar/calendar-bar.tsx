import { Button, SegmentedControl } from '@mantine/core'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { writeIsoDate } from '@ramplight/ui/values/times'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { CALENDAR_VIEWS, type CalendarView, periodOf, turned } from '#platform/values/calendar-grid.ts'
import classes from './calendar.module.css'
import { t } from './calendar.texts.ts'

const DAY = { month: 'short', day: 'numeric' } as const

/** `June 2027`, or `Jun 6 – Jun 12, 2027` */
export function periodInWords(view: CalendarView, day: string): string {
  if (view === 'month') return writeIsoDate(day, { month: 'long', year: 'numeric' })
  const { from, to } = periodOf(view, day)
  return t('range', { from: writeIsoDate(from, DAY), to: writeIsoDate(to, { ...DAY, year: 'numeric' }) })
}

type Props = {
  view: CalendarView
  day: string
  today: string
  onLook: (day: string, view?: CalendarView) => void
}

/** What is shown, and the way to what comes before and after. */
export function CalendarBar({ view, day, today, onLook }: Props) {
  return (
    <div className={classes.bar}>
      <h2 aria-live="polite">{periodInWords(view, day)}</h2>
      <div className={classes.turn}>
        <IconButton
          icon={IconChevronLeft}
          label={t(`back.${view}`)}
          variant="default"
          size="input-sm"
          onClick={() => onLook(turned(view, day, -1))}
        />
        <Button variant="default" onClick={() => onLook(today)}>
          {t('today')}
        </Button>
        <IconButton
          icon={IconChevronRight}
          label={t(`on.${view}`)}
          variant="default"
          size="input-sm"
          onClick={() => onLook(turned(view, day, 1))}
        />
      </div>
      <SegmentedControl
        data={CALENDAR_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(value) => onLook(day, value as CalendarView)}
        aria-label={t('howShown')}
      />
    </div>
  )
}
