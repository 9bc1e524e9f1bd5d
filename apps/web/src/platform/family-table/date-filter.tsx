import { Menu } from '@mantine/core'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { FilterChip } from '@ramplight/ui/table/filter-chip.tsx'
import { changeTable, type TableState } from '@ramplight/ui/table/table-state'
import { IconCalendar } from '@tabler/icons-react'
import { DATE_CHOICES, type DateChoice, type DateRange, dateRange, daysToType } from '../values/date-range.ts'
import { isDay, todayHere } from '../values/tournament-dates.ts'
import { t } from './family-table.texts.ts'
import type { Terms } from './terms.ts'

/** `label`: of which day. `choices`: those that make sense for these rows; all where it is not said. */
export type DateFilter = { label: string; choices?: readonly DateChoice[]; termsOf: (range: DateRange) => Terms }

const ID = 'date'

/** In the address: the choice, then the days that were typed. */
function chosenIn({ filters }: TableState): { choice: DateChoice | null; typed: readonly string[] } {
  const [name, ...typed] = filters[ID] ?? []
  // A link may be cut anywhere.
  return { choice: DATE_CHOICES.find((one) => one === name) ?? null, typed: typed.map((day) => (isDay(day) ? day : '')) }
}

/** The days that are chosen; none is no limit. */
export function daysIn(state: TableState): DateRange {
  const { choice, typed } = chosenIn(state)
  return choice ? dateRange(choice, typed, todayHere()) : {}
}

/** What the state of a table asks by its day. */
export function dateTerms(filter: DateFilter | undefined, state: TableState): Terms {
  const range = daysIn(state)
  return filter && (range.from || range.to) ? filter.termsOf(range) : {}
}

type Props = { filter: DateFilter; state: TableState; onStateChange: (state: TableState) => void }

/** A chip that says which days are shown, with the days that somebody types beside it. */
export function DateFilterChip({ filter: { label, choices = DATE_CHOICES }, state, onStateChange }: Props) {
  const { choice, typed } = chosenIn(state)
  const set = (values: readonly string[]) => onStateChange(changeTable(state, { filters: { ...state.filters, [ID]: values } }))
  const type = (place: number, day: string | null) =>
    set([choice!, ...Array.from({ length: daysToType(choice!) }, (_, at) => (at === place ? (day ?? '') : (typed[at] ?? '')))])
  return (
    <>
      <FilterChip
        label={label}
        words={choice && t(`dateFilter.${choice}`)}
        icon={<IconCalendar size={16} stroke={1.75} aria-hidden />}
        onRemove={() => set([])}
      >
        {choices.map((one) => (
          <Menu.Item key={one} aria-current={one === choice || undefined} onClick={() => set([one, ...typed.slice(0, daysToType(one))])}>
            {t(`dateFilter.${one}`)}
          </Menu.Item>
        ))}
      </FilterChip>
      {choice &&
        Array.from({ length: daysToType(choice) }, (_, place) => (
          <DayField
            // biome-ignore lint/suspicious/noArrayIndexKey: the first day and the last one
            key={place}
            size="xs"
            w="9.5rem"
            aria-label={t(daysToType(choice) === 1 ? 'dateFilter.day' : place === 0 ? 'dateFilter.first' : 'dateFilter.last')}
            value={typed[place] || null}
            onChange={(day) => type(place, day)}
          />
        ))}
    </>
  )
}
