import { Input, PinInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { t } from './form.texts.ts'

type PinFieldProps = {
  label: string
  description?: ReactNode
  value: string
  onChange: (digits: string) => void
  error?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  /** Told when the last digit is typed. */
  onComplete?: (digits: string) => void
}

/** Four digits that nobody reads over a shoulder. */
export function PinField({ label, description, value, onChange, error, disabled, autoFocus, onComplete }: PinFieldProps) {
  const id = useId()
  return (
    <Input.Wrapper label={label} description={description} error={error} id={`${id}-1`} role="group" aria-label={label}>
      <PinInput
        id={id}
        type="number"
        mask
        size="xl"
        length={4}
        placeholder=""
        value={value}
        onChange={onChange}
        error={!!error}
        disabled={disabled}
        autoFocus={autoFocus}
        aria-label={t('pinField.digit')}
        onComplete={onComplete}
      />
    </Input.Wrapper>
  )
}
