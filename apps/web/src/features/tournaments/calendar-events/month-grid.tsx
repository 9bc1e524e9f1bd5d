import { writeIsoDate } from '@ramplight/ui/values/times'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addMonths, isSameMonth, monthGrid, weekOf } from '#platform/values/calendar-grid.ts'
import { addDays } from '#platform/values/tournament-dates.ts'
import classes from './calendar.module.css'
import { t } from './calendar-events.texts.ts'
import { type CalendarItem, itemsOn } from './calendar-items.ts'
import { type ItemActs, ItemChip } from './item-chip.tsx'
import { writeWholeDay } from './item-words.ts'

/** So many stand in a cell; more are told by their number. */
const MOST_IN_CELL = 4
const WEEK = 7

/** Where a key leads from a day; null: it is not ours. */
const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -WEEK),
  ArrowDown: (day) => addDays(day, WEEK),
  Home: (day) => weekOf(day)[0]!,
  End: (day) => weekOf(day).at(-1)!,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

type Props = ItemActs & {
  day: string
  today: string
  items: readonly CalendarItem[]
  label: string
  /** Bare: days with their number of dots; what is on the chosen one stands below the sheet. */
  isNarrow: boolean
  /** A day was tapped. */
  onDay: (day: string) => void
  /** Keys have left the month. */
  onTurn: (day: string) => void
  /** All of a day that has more than fits. */
  onAll: (day: string) => void
}

/** The sheet of a month. One day is in the order of Tab; arrows go to the others. */
export function MonthGrid({ day, today, items, label, isNarrow, onDay, onTurn, onAll, ...acts }: Props) {
  const weeks = monthGrid(day)
  const { at, grid, press, reach } = useDayKeys(day, weeks.flat(), onTurn)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that keys walk through is a grid
    <table ref={grid} role="grid" className={classes.month} aria-label={label} aria-describedby="calendar-keys" onKeyDown={press}>
      <caption id="calendar-keys" className="rl-sr-only">
        {t('grid.keys')}
      </caption>
      <thead>
        <tr>
          {weeks[0]!.map((one) => (
            <th key={one} scope="col">
              <span aria-hidden>{writeIsoDate(one, { weekday: isNarrow ? 'narrow' : 'short' })}</span>
              <span className="rl-sr-only">{writeIsoDate(one, { weekday: 'long' })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const on = itemsOn(items, one)
              const shown = isNarrow ? [] : on.length > MOST_IN_CELL ? on.slice(0, MOST_IN_CELL - 1) : on
              const hidden = on.length - shown.length
              return (
                <td
                  key={one}
                  data-other={!isSameMonth(one, day) || undefined}
                  data-today={one === today || undefined}
                  data-chosen={(isNarrow && one === day) || undefined}
                >
                  <button
                    type="button"
                    className={classes.day}
                    data-day={one}
                    tabIndex={one === at ? 0 : -1}
                    aria-current={one === today ? 'date' : undefined}
                    aria-label={t(isNarrow ? 'grid.oneDay' : 'grid.oneDayToAdd', { day: writeWholeDay(one), count: on.length })}
                    onFocus={() => reach(one)}
                    onClick={() => onDay(one)}
                  >
                    <span className={classes.number}>{Number(one.slice(8))}</span>
                    {isNarrow && (
                      <span className={classes.dots} aria-hidden>
                        {on.slice(0, MOST_IN_CELL).map(({ key, color }) => (
                          <i key={key} style={{ background: `var(--rl-calendar-${color})` }} />
                        ))}
                      </span>
                    )}
                  </button>
                  {shown.length > 0 && (
                    <ul className={classes.chips}>
                      {shown.map((item) => (
                        <li key={item.key}>
                          <ItemChip item={item} day={one} {...acts} />
                        </li>
                      ))}
                      {hidden > 0 && (
                        <li>
                          <button
                            type="button"
                            className={classes.more}
                            aria-label={t('grid.moreOn', { count: String(hidden), day: writeWholeDay(one) })}
                            onClick={() => onAll(one)}
                          >
                            {t('grid.more', { count: String(hidden) })}
                          </button>
                        </li>
                      )}
                    </ul>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Which day Tab comes to, and the keys that go on from it; a day of another month is gone to once it is there. */
function useDayKeys(day: string, days: readonly string[], onTurn: (day: string) => void) {
  const grid = useRef<HTMLTableElement>(null)
  const wanted = useRef<string | null>(null)
  const [reached, reach] = useState(day)
  const at = days.includes(reached) ? reached : day
  const focus = (one: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${one}"]`)?.focus()
  useEffect(() => {
    if (wanted.current && days.includes(wanted.current)) {
      focus(wanted.current)
      wanted.current = null
    }
  })
  const press = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day
    const step = STEPS[event.key]
    if (!from || !step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const to = step(from)
    if (days.includes(to)) return focus(to)
    wanted.current = to
    onTurn(to)
  }
  return { at, grid, press, reach }
}
