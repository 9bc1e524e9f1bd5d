import { DateInput, type DateInputProps } from '@mantine/dates'
import { t } from '../language/ui.texts.ts'

type Props = Omit<DateInputProps, 'value' | 'onChange' | 'rightSection' | 'dateParser'> & {
  /** `2027-06-12` */
  value: string | null
  onChange: (day: string | null) => void
}

const two = (value: number) => String(value).padStart(2, '0')
const isoOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`

/** Today where this device stands. */
const today = (now = new Date()) => isoOf(now.getFullYear(), now.getMonth() + 1, now.getDate())

/**
 * A day as people type it: `6/12/2027`, `6-12-27`, and `6/12` for the next one there is. Null when that is no day.
 * `now` is the day it is, as `2027-06-12`.
 */
export function parseDay(typed: string, now = today()): string | null {
  const parts = /^\s*(\d{1,2})[/.\-\s](\d{1,2})(?:[/.\-\s](\d{4}|\d{2}))?\s*$/.exec(typed)
  if (!parts) return null
  const [month, day] = [Number(parts[1]), Number(parts[2])]
  const thisYear = Number(now.slice(0, 4))
  const named = parts[3] === undefined ? null : Number(parts[3].length === 2 ? `20${parts[3]}` : parts[3])
  const year = named ?? (isoOf(thisYear, month, day) < now ? thisYear + 1 : thisYear)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoOf(year, month, day) : null
}

/** One day: typed, picked from the month, or today with one tap. */
export const DayField = ({ value, onChange, disabled, ...rest }: Props) => (
  <DateInput
    placeholder={t('day.pattern')}
    {...rest}
    value={value}
    onChange={onChange}
    disabled={disabled}
    dateParser={(typed) => parseDay(typed)}
    {...(value === null && !disabled
      ? {
          rightSection: (
            <button type="button" className="rl-link-button" onClick={() => onChange(today())}>
              {t('day.today')}
            </button>
          ),
          rightSectionWidth: '4.25rem',
        }
      : {})}
  />
)
