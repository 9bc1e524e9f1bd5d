import { SegmentedControl } from '@mantine/core'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { type FieldForm, NumberBox } from '#platform/record-form/bound-fields.tsx'
import classes from './season-rules.module.css'
import { rulesText } from './season-rules.ts'
import { type Counting, countLabels, type RulesValues, rulesOf } from './season-rules-values.ts'
import { SeasonTieFields } from './season-tie-fields.tsx'
import { t } from './seasons.texts.ts'

const R = 'seasonRules'
const choices = (): { value: Counting; label: string }[] => [
  { value: 'all', label: t('seasonRulesFields.allResults') },
  { value: 'best', label: t('seasonRulesFields.bestResults') },
  { value: 'drop', label: t('seasonRulesFields.dropWorstResults') },
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
      <FieldGroup legend={t('seasonRulesFields.seasonRules')} help={t('seasonRulesFields.seasonRulesHelp')}>
        <SegmentedControl
          data={choices()}
          value={counting}
          onChange={choose}
          aria-label={t('seasonRulesFields.resultsThatCount')}
          fullWidth
        />
        <div className={classes.fields}>
          {counting !== 'all' && <NumberBox form={form} path={`${R}.count`} as={`${R}.${AS[counting]}`} label={countLabels()[counting]} />}
          <FieldRow>
            <NumberBox
              form={form}
              path={`${R}.participationPoints`}
              decimals={2}
              suffix={t('seasonRulesFields.pointsUnit')}
              placeholder={t('seasonRulesFields.none')}
            />
            <NumberBox
              form={form}
              path={`${R}.perfectAttendance`}
              decimals={2}
              suffix={t('seasonRulesFields.pointsUnit')}
              placeholder={t('seasonRulesFields.none')}
            />
          </FieldRow>
          <SeasonTieFields form={form} />
          <p className={classes.said} aria-live="polite">
            {rules ? rulesText(rules) : t('seasonRulesFields.noRules')}
          </p>
        </div>
      </FieldGroup>
    </div>
  )
}
