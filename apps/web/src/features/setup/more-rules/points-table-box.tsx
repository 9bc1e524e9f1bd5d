import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { useState } from 'react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { describePoints, doubtOf, readNumbers, writeNumbers } from '../rows/number-list.ts'
import classes from '../rows/rows.module.css'
import { t } from './more-rules.texts.ts'

type Props = { form: FieldForm; path: string }

/** What each place is worth, pasted as it stands in the rule book. */
export function PointsTableBox({ form, path }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const points = (form.get(path) as number[] | undefined) ?? []
  const doubt = doubtOf(points)
  const type = (text: string) => {
    setTyped(text)
    form.set(path, readNumbers(text) ?? undefined)
  }
  return (
    <div>
      <LongTextField
        id={path}
        label={form.declared?.labelOf(path)}
        description={t('pointsTableBox.pointsTableHelp')}
        placeholder="200, 195, 190"
        minRows={1}
        maxRows={8}
        value={typed ?? writeNumbers(points)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        error={form.errorOf(path)}
        disabled={form.readOnly}
        inputMode="decimal"
      />
      {points.length > 0 && <p className={classes.said}>{describePoints(points)}</p>}
      {doubt && <p className={classes.doubt}>{doubt}</p>}
    </div>
  )
}
