import { ParsedField, type ParsedFieldProps } from './parsed-field.tsx'

type WeightFieldProps = ParsedFieldProps<number> & {
  /** Shown inside: "lb-oz", "lb", "kg". */
  unit: string
}

/** Knows no unit: `parse` and `format` come from whoever does. */
export const WeightField = ({ unit, ...rest }: WeightFieldProps) => (
  <ParsedField
    inputMode="decimal"
    rightSection={<span className="rl-unit">{unit}</span>}
    rightSectionWidth={`${unit.length + 2}ch`}
    classNames={{ input: 'rl-num' }}
    {...rest}
  />
)
