import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { Pot, TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { IconPlus } from '@tabler/icons-react'
import { NumberBox, TimeBox } from '#platform/record-form/bound-fields.tsx'
import { writePeriod, writePeriods } from '#platform/values/write-period.ts'
import type { SectionProps } from '../form/section-props.ts'
import { t } from './scoring.texts.ts'

const PATH = 'settings.periods'
const POTS = 'bigfishpots'
type Periods = NonNullable<TournamentSettings['periods']>

const HOUR = 60
const START = '07:00'
const COUNT = 8

/** Parts of the day with prizes of their own, such as the biggest fish of each hour. */
export function PeriodRows({ form, f }: SectionProps) {
  const periods = form.get(PATH) as Partial<Periods> | null | undefined
  const turn = (on: boolean) =>
    form.set(PATH, on ? { start: String(form.get('startTime') || START), minutes: HOUR, count: COUNT } : undefined)
  return (
    <FieldGroup legend={t('periodRows.title')} help={t('periodRows.help')}>
      <FlagField
        label={t('periodRows.on')}
        checked={!!periods}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
        disabled={form.readOnly}
      />
      {periods && (
        <>
          <FieldRow>
            <TimeBox {...f(`${PATH}.start`)} />
            <NumberBox {...f(`${PATH}.minutes`)} suffix={t('scoringSection.min')} />
            <NumberBox {...f(`${PATH}.count`)} />
          </FieldRow>
          {isWhole(periods) && <Made form={form} periods={periods} />}
        </>
      )}
    </FieldGroup>
  )
}

const isWhole = ({ start, minutes, count }: Partial<Periods>): boolean => !!start && !!minutes && !!count

/** What the periods come to, and a pot for each that has none. */
function Made({ form, periods }: Pick<SectionProps, 'form'> & { periods: Partial<Periods> }) {
  const whole = periods as Periods
  const pots = (form.get(POTS) as Pot[] | null | undefined) ?? []
  const taken = new Set(pots.flatMap(({ periodIndex }) => periodIndex ?? []))
  const missing = Array.from({ length: whole.count }, (_, index) => index).filter((index) => !taken.has(index))
  const add = () =>
    form.set(POTS, [
      ...pots,
      ...missing.map(
        (periodIndex): Pot => ({ _id: newId(), name: writePeriod(whole, periodIndex), entryFee: 0, includedInEntryFee: true, periodIndex }),
      ),
    ])
  return (
    <>
      <div className="rl-dimmed">
        {t('periodRows.hours', { hours: writePeriods(whole) })} {missing.length === 0 && t('periodRows.hasPots')}
      </div>
      {missing.length > 0 && !form.readOnly && (
        <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden />} onClick={add} style={{ alignSelf: 'flex-start' }}>
          {t('periodRows.addPots', { count: missing.length })}
        </Button>
      )}
    </>
  )
}
