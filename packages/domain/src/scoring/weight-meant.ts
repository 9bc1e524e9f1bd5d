import type { Weight } from '../kernel/units.ts'
import { displayWeight } from './format-weight.ts'
import { parseWeight } from './parse-weight.ts'

/** A reading of text that is no weight in pounds and ounces: `0.5 lb` is `0-08`. */
export type WeightMeant = { says: string; text: string; value: Weight }

/**
 * What somebody may mean who types a plain number where pounds and ounces are asked for. "0.5" is half a pound; "8" can be eight
 * pounds or eight ounces, so both are offered and a person decides.
 */
export function weightMeant(typed: string): WeightMeant[] {
  const number = typed.trim().replace(',', '.')
  if (!/^(\d{1,3}(\.\d*)?|\.\d+)$/.test(number)) return []
  const units = number.includes('.') || Number(number) > 15 ? (['lb'] as const) : (['lb', 'oz'] as const)
  return units.flatMap((unit) => {
    const read = parseWeight({ value: number, format: unit === 'lb' ? 'decimal-lb' : 'oz' })
    if (!('weight' in read)) return []
    const text = displayWeight(read.weight, 'board')
    return [{ says: `${number} ${unit} is ${text}`, text, value: read.weight }]
  })
}
