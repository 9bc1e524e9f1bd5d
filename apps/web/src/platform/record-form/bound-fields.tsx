import type { WeightInputFormat } from '@ramplight/domain/engine'
import { displayWeight } from '@ramplight/domain/scoring/format-weight'
import { parseWeight } from '@ramplight/domain/scoring/parse-weight'
import { weightMeant } from '@ramplight/domain/scoring/weight-meant'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TimeField } from '@ramplight/ui/form/time-field.tsx'
import { WeightField } from '@ramplight/ui/form/weight-field.tsx'
import { formatCents } from '@ramplight/ui/values/format-cents'
import type { ReactNode } from 'react'
import { type EntryUnit, unitName } from '../values/typed-weight.ts'
import { type Declared, labelFor } from './declared.tsx'
import { t } from './record-form.texts.ts'

/** What a field needs of a form: any RecordForm, whatever it holds. */
export type FieldForm = {
  get: (path: string) => unknown
  set: (path: string, value: unknown) => void
  errorOf: (path: string) => ReactNode
  readOnly?: boolean
  /** What is done while nothing is set: shown by the field as if it were set. */
  standardOf?: (path: string) => unknown
  /** Labels, limits and what is required, from the contract. */
  declared?: Declared
}
type Bound = {
  form: FieldForm
  path: string
  /** The field that the contract declares, where the form has it under another name. */
  as?: string
  /** Of a field that is no field of a record, or that this screen has a better word for. */
  label?: ReactNode
  description?: ReactNode
  disabled?: boolean
}

const common = ({ form, path, as = path, label, description, disabled }: Bound) => ({
  id: path,
  label: label ?? (form.declared && labelFor(form.declared, as)),
  description,
  error: form.errorOf(path),
  disabled: disabled || form.readOnly,
})

const standardOf = ({ form, path }: Bound): unknown => form.standardOf?.(path) ?? null

type TextProps = Bound & { placeholder?: string; inputMode?: 'numeric' | 'text'; onBlur?: () => void }

export const TextBox = ({ placeholder, inputMode, onBlur, ...bound }: TextProps) => (
  <TextField
    {...common(bound)}
    {...{ placeholder, inputMode, onBlur }}
    maxLength={bound.form.declared?.longest(bound.as ?? bound.path)}
    value={String(bound.form.get(bound.path) ?? '')}
    onChange={(event) => bound.form.set(bound.path, event.currentTarget.value)}
  />
)

export const LongTextBox = (bound: Bound) => (
  <LongTextField
    {...common(bound)}
    maxLength={bound.form.declared?.longest(bound.as ?? bound.path)}
    value={String(bound.form.get(bound.path) ?? '')}
    onChange={(event) => bound.form.set(bound.path, event.currentTarget.value)}
  />
)

type NumberProps = Bound & { decimals?: number; suffix?: string; placeholder?: string }

/** Whole numbers unless decimals are allowed; empty is "not set". */
export const NumberBox = ({ decimals = 0, suffix, placeholder, ...bound }: NumberProps) => {
  const value = bound.form.get(bound.path)
  const standard = standardOf(bound)
  return (
    <NumberField
      {...common(bound)}
      min={0}
      {...bound.form.declared?.range(bound.as ?? bound.path)}
      placeholder={typeof standard === 'number' ? String(standard) : placeholder}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => bound.form.set(bound.path, next === '' ? undefined : Number(next))}
      decimalScale={decimals}
      clampBehavior="blur"
      rightSection={suffix && <span className="rl-unit">{suffix}</span>}
      rightSectionWidth={suffix ? `${suffix.length + 2}ch` : undefined}
    />
  )
}

export const MoneyBox = (bound: Bound) => {
  const standard = standardOf(bound)
  return (
    <MoneyField
      {...common(bound)}
      {...(typeof standard === 'number' ? { placeholder: formatCents(standard) } : {})}
      value={(bound.form.get(bound.path) as number | null | undefined) ?? null}
      onChange={(cents) => bound.form.set(bound.path, cents ?? undefined)}
    />
  )
}

export type Display = EntryUnit
/** Typed and shown as the tournament shows its weights. */
export const WeightBox = ({ display, ...bound }: Bound & { display: Display }) => (
  <WeightField
    {...common(bound)}
    unit={unitName[display]}
    invalidText={t(`boundFields.example.${display}`)}
    {...(display === 'lb-oz' ? { meant: weightMeant } : {})}
    value={(bound.form.get(bound.path) as number | null | undefined) ?? null}
    onChange={(weight) => bound.form.set(bound.path, weight ?? undefined)}
    parse={(text) => {
      const read = parseWeight({ value: text, format: display satisfies WeightInputFormat })
      return 'weight' in read && read.weight >= 0 ? read.weight : null
    }}
    format={(weight) => displayWeight(weight, display === 'lb-oz' ? 'board' : display)}
  />
)

type ChoiceProps = Bound & {
  options: readonly (string | { value: string; label: string })[]
  clearable?: boolean
  placeholder?: string
}

/** What is done anyway is no choice that could be taken out. */
export const ChoiceBox = ({ options, clearable = false, placeholder, ...bound }: ChoiceProps) => (
  <ChoiceField
    {...common(bound)}
    data={[...options]}
    value={(bound.form.get(bound.path) as string | null | undefined) ?? (standardOf(bound) as string | null)}
    onChange={(value) => bound.form.set(bound.path, value ?? (clearable ? null : undefined))}
    clearable={clearable}
    allowDeselect={clearable}
    placeholder={placeholder}
  />
)

export const FlagBox = (bound: Bound) => (
  <FlagField
    {...common(bound)}
    checked={(bound.form.get(bound.path) as boolean | null | undefined) ?? standardOf(bound) === true}
    onChange={(event) => bound.form.set(bound.path, event.currentTarget.checked)}
  />
)

/** A day, or none. */
export const DayBox = (bound: Bound) => (
  <DayField
    {...common(bound)}
    value={(bound.form.get(bound.path) as string | null | undefined) ?? null}
    onChange={(day) => bound.form.set(bound.path, day)}
  />
)

export const TimeBox = (bound: Bound) => (
  <TimeField
    {...common(bound)}
    value={String(bound.form.get(bound.path) ?? '')}
    onChange={(event) => bound.form.set(bound.path, event.currentTarget.value || undefined)}
  />
)
