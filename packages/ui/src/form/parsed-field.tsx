import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, useState } from 'react'
import { t } from './form.texts.ts'

export type ParsedFieldProps<Value> = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: Value | null
  onChange: (value: Value | null) => void
  /** Null: these characters are no value (yet). That is not the same as an empty field: see `stopAtUnreadable`. */
  parse: (text: string) => Value | null
  format: (value: Value) => string
  /** Characters that may be typed at all. */
  allows?: RegExp
  /** Said while what was typed is no value. */
  invalidText?: string
  /** What somebody may have meant who typed no value: each is said, and taken with one tap. */
  meant?: (text: string) => readonly Meant<Value>[]
}

/** `0.5 lb is 0-08`, and the value that this is. */
export type Meant<Value> = { says: string; text: string; value: Value }

/** Text while one types, a value when it is one, well written when one leaves. */
export function ParsedField<Value>({
  value,
  onChange,
  parse,
  format,
  allows,
  invalidText,
  meant,
  onBlur,
  onInvalid,
  error,
  ...rest
}: ParsedFieldProps<Value>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const text = typed ?? (value === null || value === undefined ? '' : format(value as Value))
  const invalid = typed !== null && typed.trim() !== '' && parse(typed) === null
  const type = (next: string) => {
    if (allows && !allows.test(next)) return
    setTyped(next)
    setLeft(false)
    onChange(next.trim() === '' ? null : parse(next))
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true)
    if (!invalid) setTyped(null)
    onBlur?.(event)
  }
  const take = (value: Value) => {
    setTyped(null)
    onChange(value)
  }
  const offers = invalid && left ? (meant?.(typed) ?? []) : []
  const problem = offers.length > 0 ? <Offers offers={offers} onTake={take} /> : invalidText
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      data-unreadable={invalid || undefined}
      onInvalid={(event) => {
        setLeft(true)
        onInvalid?.(event)
      }}
      error={error ?? (invalid && left ? problem : undefined)}
    />
  )
}

type OffersProps<Value> = { offers: readonly Meant<Value>[]; onTake: (value: Value) => void }

/** `0.5 lb is 0-08 [Use 0-08]`; where a number can be read in two ways, both are offered. */
const Offers = <Value,>({ offers, onTake }: OffersProps<Value>) => (
  <span className="rl-offers">
    {offers.map(({ says, text, value }) => (
      <span key={says}>
        {says}.{' '}
        <button type="button" className="rl-link-button" onClick={() => onTake(value)}>
          {t('parsedField.use', { text })}
        </button>
      </span>
    ))}
  </span>
)
