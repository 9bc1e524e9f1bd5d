import { SegmentedControl } from '@mantine/core'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import type { PaidWith, RampMethod } from '@ramplight/domain/money/paid-with'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { declaredBy } from '#platform/record-form/declared.tsx'
import classes from './memberships.module.css'
import { t } from './memberships.texts.ts'

const declared = declaredBy(membershipCalls.update)
const OTHER = 'other'
const USUAL: readonly RampMethod[] = ['cash', 'check']

type Props = {
  paidWith: PaidWith | null | undefined
  onChange: (paidWith: PaidWith | null) => void
  withNote?: boolean
  withTwoWays?: boolean
}

/** How a member paid: in the drawer, with the checks, or in another way that the books do not name. */
export function HowPaid({ paidWith, onChange, withNote = true, withTwoWays = false }: Props) {
  const method = paidWith?.method
  const said = method && !USUAL.includes(method) ? [...USUAL, method] : USUAL
  return (
    <div>
      <p className={classes.how} id="how-paid">
        {t('sheet.how')}
      </p>
      <SegmentedControl
        aria-labelledby="how-paid"
        fullWidth
        data={[...said, OTHER].map((value) => ({ value, label: t(`how.${value as RampMethod | typeof OTHER}`) }))}
        value={method ?? OTHER}
        onChange={(value) => onChange(value === OTHER ? null : { method: value as RampMethod })}
      />
      {withTwoWays && method !== 'check' && <p className={classes.help}>{t('sheet.howText')}</p>}
      {withNote && method === 'check' && (
        <TextField
          mt="sm"
          label={declared.labelOf('paidWith.note')}
          value={paidWith?.note ?? ''}
          maxLength={declared.longest('paidWith.note')}
          onChange={(event) => onChange({ method, note: event.currentTarget.value || null })}
        />
      )}
    </div>
  )
}
