import { type ReactNode, useId } from 'react'
import { haptics } from './haptics.ts'
import { t } from './station.texts.ts'

type StepperRowProps = {
  label: string
  value: number
  onChange: (value: number) => void
  max: number
  min?: number
  /** Says "of 5" behind the label. */
  showOf?: boolean
  hint?: ReactNode
  disabled?: boolean
}

/** A small count in one tap: 0 1 2 3 4 (5) of 5. */
export function StepperRow({ label, value, onChange, max, min = 0, showOf, hint, disabled }: StepperRowProps) {
  const name = useId()
  const choices = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <fieldset className="rl-steps" disabled={disabled}>
      <legend>
        {label}
        {showOf && <span className="rl-steps__of">{t('stepperRow.ofMost', { most: max })}</span>}
      </legend>
      <div className="rl-steps__choices">
        {choices.map((choice) => (
          <label key={choice} data-checked={choice === value || undefined}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => {
                haptics.key()
                onChange(choice)
              }}
            />
            {choice}
          </label>
        ))}
        {hint && <span className="rl-steps__hint">{hint}</span>}
      </div>
    </fieldset>
  )
}
