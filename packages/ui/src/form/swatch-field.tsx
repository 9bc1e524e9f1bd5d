import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'

type Swatch = {
  value: string
  label: string
  /** A background in CSS. */
  background: string
}
type Props = {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  options: readonly Swatch[]
  value: string | null
  onChange: (value: string) => void
}

/** One of a few looks: each is shown, and has a name. */
export const SwatchField = ({ options, disabled, ...field }: Props) => (
  <Radio.Group {...field}>
    <div className="rl-swatches">
      {options.map(({ value, label, background }) => (
        <Radio.Card key={value} value={value} className="rl-swatch" disabled={disabled}>
          <span className="rl-swatch__look" style={{ background }} aria-hidden />
          <span className="rl-swatch__name">
            <Radio.Indicator disabled={disabled} /> {label}
          </span>
        </Radio.Card>
      ))}
    </div>
  </Radio.Group>
)
