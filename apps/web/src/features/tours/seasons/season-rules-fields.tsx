import { SegmentedControl } from '@mantine/core'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { type FieldForm, NumberBox } from '#platform/record-form/bound-fields.tsx'
import classes from './season-rules.module.css'
import { rulesText } from './season-rules.ts'
import { COUNT_LABELS, type Counting, type RulesValues, rulesOf } from './season-rules-values.ts'

const R = 'seasonRules'
const CHOICES: { value: Counting; label: string }[] = [
  { value: 'all', label: 'All results' },
  { value: 'best', label: 'The best' },
  { value: 'drop', label: 'All but the worst' },
]
const FIRST: Record<Counting, number | undefined> = { all: undefined, best: 4, drop: 1 }

/** The field of the rules that a number stands for. */
const AS = { best: 'bestOf', drop: 'drop' } as const

/** How results become season points; left alone, every result counts and nothing is added. */
export function SeasonRulesFields({ form, values }: { form: FieldForm; values: RulesValues }) {
  const { counting } = values
  const choose = (next: string) => form.set(R, { ...values, counting: next, count: FIRST[next as Counting] })
  const rules = rulesOf(values)
  return (
    <div className={classes.part}>
      <FieldGroup legend="Season rules" help="Which results count in the standings, and what being there is worth.">
        <SegmentedControl data={CHOICES} value={counting} onChange={choose} aria-label="Results that count" fullWidth />
        <div className={classes.fields}>
          {counting !== 'all' && <NumberBox form={form} path={`${R}.count`} as={`${R}.${AS[counting]}`} label={COUNT_LABELS[counting]} />}
          <FieldRow>
            <NumberBox form={form} path={`${R}.participationPoints`} decimals={2} suffix="points" placeholder="None" />
            <NumberBox form={form} path={`${R}.perfectAttendance`} decimals={2} suffix="points" placeholder="None" />
          </FieldRow>
          <p className={classes.said} aria-live="polite">
            {rules ? rulesText(rules) : 'Every result counts, and nothing is added.'}
          </p>
        </div>
      </FieldGroup>
    </div>
  )
}
