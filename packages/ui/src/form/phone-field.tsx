import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** `(903) 555-0142`, as far as it is typed: a sign stands before the next digit only, so the last one can always be taken away. */
export function maskPhone(typed: string): string {
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10)
  const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (!middle) return area && `(${area}`
  return `(${area}) ${middle}${last && `-${last}`}`
}

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'value'> & {
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** Ten digits in the mask (###) ###-####. Who mends a digit in the middle keeps their place; the rest is put right on leaving. */
export function PhoneField({ onChange, onBlur, ...rest }: PhoneFieldProps) {
  const give = (value: string) => onChange({ currentTarget: { value } })
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(903) 555-0142"
      {...rest}
      // A pasted number may have a +1, blanks, and letters that nobody sees.
      maxLength={40}
      onBlur={(event) => {
        give(maskPhone(rest.value))
        onBlur?.(event)
      }}
      onChange={({ currentTarget: { value, selectionStart } }) => give(selectionStart === value.length ? maskPhone(value) : value)}
    />
  )
}
