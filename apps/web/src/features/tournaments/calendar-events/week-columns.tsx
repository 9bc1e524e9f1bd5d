import { Button } from '@mantine/core'
import { writeIsoDate } from '@ramplight/ui/values/times'
import { weekOf } from '#platform/values/calendar-grid.ts'
import classes from './calendar.module.css'
import { t } from './calendar-events.texts.ts'
import { type CalendarItem, itemsOn } from './calendar-items.ts'
import { type ItemActs, ItemChip } from './item-chip.tsx'
import { writeWholeDay } from './item-words.ts'

type Props = ItemActs & { day: string; today: string; items: readonly CalendarItem[]; onDay: (day: string) => void }

/** Seven days beside each other, on a phone below each other: everything that is on them. */
export function WeekColumns({ day, today, items, onDay, ...acts }: Props) {
  return (
    <ol className={classes.week}>
      {weekOf(day).map((one) => {
        const on = itemsOn(items, one)
        return (
          <li key={one} data-today={one === today || undefined}>
            <h3>
              <span aria-hidden>{writeIsoDate(one, { weekday: 'short' })}</span>{' '}
              <span className={classes.number} aria-hidden>
                {Number(one.slice(8))}
              </span>
              <span className="rl-sr-only">{writeWholeDay(one)}</span>
              {one === today && <span className={classes.today}>{t('grid.today')}</span>}
            </h3>
            {on.length === 0 && <p className={classes.nothing}>{t('grid.nothing')}</p>}
            <ul className={classes.chips}>
              {on.map((item) => (
                <li key={item.key}>
                  <ItemChip item={item} day={one} isWide {...acts} />
                </li>
              ))}
            </ul>
            <Button
              variant="subtle"
              size="xs"
              className={classes.add}
              aria-label={t('grid.add', { day: writeWholeDay(one) })}
              onClick={() => onDay(one)}
            >
              {t('agenda.add')}
            </Button>
          </li>
        )
      })}
    </ol>
  )
}
