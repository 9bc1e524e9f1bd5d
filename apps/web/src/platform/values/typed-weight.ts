import { messageOf } from '@ramplight/domain/kernel/errors'
import { QUARTER_INCH, type Weight, type WeightUnit } from '@ramplight/domain/kernel/units'
import { displayWeight, splitPounds, type WeightDisplay, type WeightFormat } from '@ramplight/domain/scoring/format-weight'
import { parseWeight } from '@ramplight/domain/scoring/parse-weight'
import { t } from './values.texts.ts'

/** How a tournament's weights are typed and written. */
export type EntryUnit = WeightFormat

/**
 * A weight while it is being typed. Pounds and ounces: `digits` are the pounds, `part` the ounces, null until the bar key
 * was pressed. Decimals fill from the right like a till, until a point makes `part` the figures behind it.
 */
export type TypedWeight = { digits: string; part: string | null }

export type WeightKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'back' | 'unit'

export const NOTHING_TYPED: TypedWeight = { digits: '', part: null }

const DECIMALS = { 'decimal-lb': 2, kg: 3, in: 2 } as const
const LARGEST_OUNCES = 15
const LONGEST_POUNDS = 3
const LONGEST_TILL = 6
/** Beyond this a key is not even shown any more; long before that, what stands there is no weight. */
const LONGEST_SHOWN = 8

export const isEmpty = ({ digits, part }: TypedWeight): boolean => digits === '' && part === null

function backspace({ digits, part }: TypedWeight): TypedWeight {
  if (part === null) return { digits: digits.slice(0, -1), part }
  return { digits, part: part === '' ? null : part.slice(0, -1) }
}

const withoutLeadingZeros = { 'lb-oz': /^0+(?=\d)/, 'decimal-lb': /^0+/, kg: /^0+/, in: /^0+/ } satisfies Record<EntryUnit, RegExp>

function digit(typed: TypedWeight, key: string, unit: EntryUnit): TypedWeight {
  if (typed.digits.length + (typed.part ?? '').length >= LONGEST_SHOWN) return typed
  if (typed.part !== null) return { ...typed, part: typed.part + key }
  return { digits: (typed.digits + key).replace(withoutLeadingZeros[unit], ''), part: null }
}

/**
 * Every key stays as it was typed, also when that makes no weight: a key that is left out makes another weight of the rest
 * (7-17 would be saved as 7-01). `problemOf` says what is wrong. The same object comes back when a key means nothing here.
 */
export function typeKey(typed: TypedWeight, key: WeightKey, unit: EntryUnit): TypedWeight {
  if (key === 'back') return isEmpty(typed) ? typed : backspace(typed)
  if (key === 'unit') return typed.part === null ? { digits: typed.digits || '0', part: '' } : typed
  return digit(typed, key, unit)
}

const isTooLong = {
  'lb-oz': ({ digits }: TypedWeight) => digits.length > LONGEST_POUNDS,
  'decimal-lb': ({ digits, part }: TypedWeight) => digits.length > (part === null ? LONGEST_TILL : LONGEST_TILL - DECIMALS['decimal-lb']),
  kg: ({ digits, part }: TypedWeight) => digits.length > (part === null ? LONGEST_TILL : LONGEST_TILL - DECIMALS.kg),
  in: ({ digits, part }: TypedWeight) => digits.length > (part === null ? LONGEST_TILL : LONGEST_TILL - DECIMALS.in),
} satisfies Record<EntryUnit, (typed: TypedWeight) => boolean>

/** Whole ounces from the keys; a scale may give hundredths of one. */
const isOunces = (part: string): boolean => /^\d{0,2}(\.\d{1,2})?$/.test(part) && Number(part) < LARGEST_OUNCES + 1

/** Why what was typed is no weight: `7-17 is not a weight. Ounces go from 0 to 15.` Null while it is one, or nothing yet. */
export function problemOf(typed: TypedWeight, unit: EntryUnit): string | null {
  const value = typedText(typed, unit)
  if (isTooLong[unit](typed)) return t('typedWeight.moreThanAnyScaleReads', { value })
  const part = typed.part ?? ''
  if (unit === 'lb-oz') return isOunces(part) ? null : messageOf('weigh-in.invalid-weight', { value })
  if (part.length > DECIMALS[unit]) return t('typedWeight.tooManyDigits', { value, decimals: DECIMALS[unit] })
  return unit === 'in' && !isEmpty(typed) && !isQuarter(typed) ? messageOf('weigh-in.not-a-quarter', { value }) : null
}

/** A fish is read to a quarter of an inch. */
function isQuarter(typed: TypedWeight): boolean {
  const parsed = parseWeight({ value: asText(typed, 'in'), format: 'in' })
  return 'weight' in parsed && parsed.weight % QUARTER_INCH === 0
}

function asText({ digits, part }: TypedWeight, unit: EntryUnit): string {
  if (unit === 'lb-oz') return `${digits || '0'}-${part || '0'}`
  if (part !== null) return `${digits || '0'}.${part || '0'}`
  const till = digits.padStart(DECIMALS[unit] + 1, '0')
  return `${till.slice(0, -DECIMALS[unit])}.${till.slice(-DECIMALS[unit])}`
}

/** Null as long as nothing was typed, or no weight: an empty field is not a weight of zero. */
export function weightOf(typed: TypedWeight, unit: EntryUnit): Weight | null {
  if (isEmpty(typed) || problemOf(typed, unit) !== null) return null
  const parsed = parseWeight({ value: asText(typed, unit), format: unit })
  return 'weight' in parsed ? parsed.weight : null
}

/** What the field shows: `14`, then `14-`, then `14-07`; decimals as they will be read. */
export function typedText(typed: TypedWeight, unit: EntryUnit): string {
  if (isEmpty(typed)) return ''
  if (unit !== 'lb-oz') return typed.part === null ? asText(typed, unit) : `${typed.digits}.${typed.part}`
  if (typed.part === null) return typed.digits
  return `${typed.digits}-${typed.part === '' ? '' : typed.part.replace(/^\d(?!\d)/, '0$&')}`
}

/** Opens a saved weight for typing. */
export function typedFrom(weight: Weight, unit: EntryUnit): TypedWeight {
  const text = writeWeight(weight, unit)
  const [digits = '', part = ''] = text.split(unit === 'lb-oz' ? '-' : '.')
  return { digits, part: unit === 'lb-oz' ? String(Number(part)) : part }
}

/** Board form for pounds and ounces: fields, sums and boards write weights the same way. */
export const displayOf = (unit: EntryUnit): WeightDisplay => (unit === 'lb-oz' ? 'board' : unit)
export const writeWeight = (weight: Weight, unit: EntryUnit): string => displayWeight(weight, displayOf(unit))

/** How a weight is written, for a field that could not read one. */
export const weightExample = (unit: EntryUnit): string => t('typedWeight.example', { unit: unit.replace('-', '_') })

/** For those who listen: "14 pounds 7 ounces", "14.44 pounds". */
export function speakWeight(weight: Weight, unit: EntryUnit): string {
  if (unit !== 'lb-oz') return t('typedWeight.spokenNumber', { number: writeWeight(weight, unit), unit: unit.replace('-', '_') })
  const { sign, pounds, ounces } = splitPounds(weight)
  return t('typedWeight.spoken', { sign: sign ? 'minus' : 'plus', pounds, ounces: Number(ounces) })
}

/** Fish are put on a measuring board, one by one; no scale gives their length. */
export const isMeasured = (unit: EntryUnit): boolean => unit === 'in'

/** For texts that name what is compared: a weight, or a length. */
export const measureOf = (unit: EntryUnit): 'length' | 'weight' => (isMeasured(unit) ? 'length' : 'weight')

/** Pounds are typed in two ways. */
const ENTRY_UNIT: Record<WeightUnit, EntryUnit | null> = { lb: null, kg: 'kg', in: 'in' }

type WeightRules = { unit?: WeightUnit | null | undefined; display?: EntryUnit | null | undefined } | null | undefined

export const unitOf = (rules: WeightRules): EntryUnit =>
  ENTRY_UNIT[rules?.unit ?? 'lb'] ?? (rules?.display === 'decimal-lb' ? 'decimal-lb' : 'lb-oz')
export const unitName: Record<EntryUnit, string> = { 'lb-oz': 'lb-oz', 'decimal-lb': 'lb', kg: 'kg', in: 'in' }
