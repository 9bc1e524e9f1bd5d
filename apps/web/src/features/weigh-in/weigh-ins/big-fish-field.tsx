import type { Weight } from '@ramplight/domain/kernel/units'
import { WeightField } from '@ramplight/ui/weight-field.tsx'
import { useEffect } from 'react'
import { type EntryUnit, unitName, writeWeight } from '../typed-weight.ts'
import { readWeight } from '../weighed-values.ts'

type BigFishFieldProps = {
  unit: EntryUnit
  value: Weight | null
  onChange: (value: Weight | null) => void
  /** Something stands in it that is no weight (yet). It is not the same as nothing, which takes the big fish away. */
  onUnreadable: (isUnreadable: boolean) => void
}

export function BigFishField({ unit, value, onChange, onUnreadable }: BigFishFieldProps) {
  useEffect(() => () => onUnreadable(false), [onUnreadable])
  return (
    <WeightField
      label="Big fish"
      unit={unitName[unit]}
      value={value}
      onChange={onChange}
      onInput={({ currentTarget: { value: text } }) => onUnreadable(text.trim() !== '' && readWeight(text, unit) === null)}
      parse={(text) => readWeight(text, unit)}
      format={(weight) => writeWeight(weight, unit)}
      invalidText="Ounces go from 0 to 15, as in 14-07"
    />
  )
}
