import { SegmentedControl } from '@mantine/core'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import type { PaidWith, RampMethod } from '@ramplight/domain/money/paid-with'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { declaredBy } from '#platform/record-form/declared.tsx'
import classes from './memberships.module.css'
import { t } from './memberships.texts.ts'

const declared = declaredBy(membershipCalls.update)
const WAYS = ['cash', 'check', 'other'] as const satisfies readonly (RampMethod | 'other')[]

type Props = {
  paidWith: PaidWith | null
  onChange: (paidWith: PaidWith | null) => void
  withNote?: boolean
}

/** How a payment of a member came: in the drawer, with the checks, or in another way that the books do not name. */
export function HowPaid({ paidWith, onChange, withNote = true }: Props) {
  const method = paidWith?.method
  return (
    <div>
      <p className={classes.how} id="how-paid">
        {t('sheet.how')}
      </p>
      <SegmentedControl
        aria-labelledby="how-paid"
        fullWidth
        data={WAYS.map((value) => ({ value, label: t(`how.${value}`) }))}
        value={method ?? 'other'}
        onChange={(value) => onChange(value === 'other' ? null : { method: value as RampMethod })}
      />
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
