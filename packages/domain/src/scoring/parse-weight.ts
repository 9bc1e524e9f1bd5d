import { UNITS_PER_INCH, UNITS_PER_KILOGRAM, UNITS_PER_OUNCE, UNITS_PER_POUND, type Weight } from '../kernel/units.ts'

export type WeightInputFormat = 'decimal-lb' | 'lb-oz' | 'oz' | 'kg' | 'g' | 'in'
export type ParsedWeight = { weight: Weight } | { error: 'INVALID_WEIGHT' }

const DECIMAL = /^(-?)(\d+\.?\d*|\.\d+)$/
const POUNDS_OUNCES = /^(-?)(\d+)-(\d+\.?\d*|\.\d+)$/
const OUNCES_PER_POUND = 16n

const invalid = (): ParsedWeight => ({ error: 'INVALID_WEIGHT' })

/** Digits with an optional point, times `unit`, rounded half up to a whole unit; no float on the way. */
function scaleDigits(digits: string, unit: number): bigint {
  const [whole = '', fraction = ''] = digits.split('.')
  const divisor = 10n ** BigInt(fraction.length)
  return (2n * BigInt(whole + fraction || '0') * BigInt(unit) + divisor) / (2n * divisor)
}

function signed(sign: string, size: bigint): ParsedWeight {
  const weight = Number(size)
  if (!Number.isSafeInteger(weight)) return invalid()
  return { weight: sign === '-' && weight > 0 ? -weight : weight }
}

const decimalIn = (unit: number) => (text: string) => {
  const match = DECIMAL.exec(text)
  return match ? signed(match[1]!, scaleDigits(match[2]!, unit)) : invalid()
}

function poundsAndOunces(text: string): ParsedWeight {
  const match = POUNDS_OUNCES.exec(text)
  if (!match || BigInt(match[3]!.split('.')[0] || '0') >= OUNCES_PER_POUND) return invalid()
  return signed(match[1]!, BigInt(match[2]!) * BigInt(UNITS_PER_POUND) + scaleDigits(match[3]!, UNITS_PER_OUNCE))
}

const readers = {
  'decimal-lb': decimalIn(UNITS_PER_POUND),
  oz: decimalIn(UNITS_PER_OUNCE),
  g: decimalIn(UNITS_PER_OUNCE),
  kg: decimalIn(UNITS_PER_KILOGRAM),
  in: decimalIn(UNITS_PER_INCH),
  'lb-oz': poundsAndOunces,
} satisfies Record<WeightInputFormat, (text: string) => ParsedWeight>

/** Text of a scale or a keyboard -> thousandths of an ounce (of a gram for kg and g, of an inch for in), half away from zero (U2). */
export const parseWeight = ({ value, format }: { value: string; format: WeightInputFormat }): ParsedWeight =>
  readers[format]((value ?? '').trim())
