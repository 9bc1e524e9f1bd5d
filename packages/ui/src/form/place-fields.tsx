import { Button, NumberInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { ClipboardEvent, ReactNode } from 'react'
import { t } from './form.texts.ts'

type PlaceFieldsProps = {
  label: ReactNode
  help?: ReactNode
  /** What 1st, 2nd, 3rd … get, in percent. */
  values: readonly number[]
  onChange: (values: number[]) => void
  /** `1st` for 0. */
  nameOf: (index: number) => string
  readOnly?: boolean | undefined
  /** The most places there can be. */
  max?: number
}

/** `50 30 20` or `50%, 30%, 20%`, as it is copied from a rule book: the numbers, when there are several. */
export function severalNumbers(text: string): number[] | null {
  const numbers = (text.match(/\d+(?:\.\d{0,2})?/g) ?? []).map(Number)
  return numbers.length > 1 && numbers.every((value) => value <= 100) ? numbers : null
}

/** Hundredths are added, so that 33.4 + 33.3 + 33.3 is 100. */
export const sumOfPercents = (values: readonly number[]): number => values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100

/** What each place gets, one field per place; a list can still be pasted into any of them. */
export function PlaceFields({ label, help, values, onChange, nameOf, readOnly, max = 300 }: PlaceFieldsProps) {
  const sum = sumOfPercents(values)
  const set = (index: number, value: number) => onChange(values.map((one, at) => (at === index ? value : one)))
  const paste = (index: number) => (event: ClipboardEvent) => {
    const numbers = severalNumbers(event.clipboardData.getData('text'))
    if (!numbers) return
    event.preventDefault()
    onChange([...values.slice(0, index), ...numbers].slice(0, max))
  }
  return (
    <fieldset className="rl-places" disabled={readOnly}>
      <legend>
        {label}{' '}
        {values.length > 0 && (
          <span className="rl-places__sum" data-off={sum !== 100 || undefined}>
            {sum === 100 ? t('placeFields.addsUpTo100Percent') : t('placeFields.addsUpToPercent', { percent: sum })}
          </span>
        )}
      </legend>
      {help && <p className="rl-fields__help">{help}</p>}
      <div className="rl-places__fields">
        {values.map((value, index) => (
          <NumberInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
            key={index}
            label={nameOf(index)}
            value={value}
            onChange={(next) => set(index, Math.min(100, Number(next) || 0))}
            onPaste={paste(index)}
            min={0}
            max={100}
            decimalScale={2}
            allowNegative={false}
            rightSection={<span className="rl-unit">%</span>}
            inputMode="decimal"
          />
        ))}
      </div>
      {!readOnly && (
        <div className="rl-places__buttons">
          {values.length < max && (
            <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden />} onClick={() => onChange([...values, 0])}>
              {t('placeFields.addPlace', { place: nameOf(values.length) })}
            </Button>
          )}
          {values.length > 0 && (
            <Button variant="default" size="xs" leftSection={<IconMinus aria-hidden />} onClick={() => onChange(values.slice(0, -1))}>
              {t('placeFields.removePlace', { place: nameOf(values.length - 1) })}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
