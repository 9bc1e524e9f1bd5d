import type { Weight } from '../kernel/units.ts'
import { parseWeight } from '../scoring/parse-weight.ts'
import type { ReadRow } from './read-rows.ts'
import type { Figure, SheetUnit } from './sheet-layout.ts'

/** Why a person has to look at a row. */
export type RowDoubt = 'blurred' | 'code' | 'marks' | 'note' | 'written' | 'no-fish-count' | 'no-weight' | 'part-weight' | 'contradiction'

export type RowFigures = {
  totalFish: number
  deadFishCount: number
  weight: Weight
  bigFish: Weight | null
  text: string
  bigText: string | null
}

/**
 * What a row of a sheet says. `empty`: nothing was marked or written. `read`: every mark is clear and they agree. `look`: a person
 * reads it; `figures` is what is certain of it, to begin with.
 */
export type SheetRow =
  | { is: 'empty' }
  | { is: 'read'; figures: RowFigures }
  | { is: 'look'; doubts: RowDoubt[]; figures: Partial<RowFigures> }

/** Turns marks into figures. `boat`: the code that this row has to have; null when the list is not the printed one. */
export function weighRow(read: ReadRow, unit: SheetUnit): SheetRow {
  const of = (figure: Figure) => read.columns.filter(({ column }) => column.figure === figure)
  const isUntouched = read.isSharp && read.columns.every(({ digit, isDoubtful }) => digit === null && !isDoubtful)
  if (isUntouched && !read.isWritten) return { is: 'empty' }
  const fish = of('fish')[0]!.digit
  const dead = of('dead')[0]!.digit ?? 0
  const bag = weightOf(of('bag'), unit)
  const big = weightOf(of('big'), unit)
  const rules: [RowDoubt, boolean][] = [
    ['blurred', !read.isSharp],
    ['code', read.code === null],
    ['marks', read.columns.some(({ isDoubtful }) => isDoubtful)],
    ['note', of('note').some(({ digit }) => digit !== null)],
    ['written', isUntouched && read.isWritten],
    ['no-fish-count', !isUntouched && fish === null && !of('fish')[0]!.isDoubtful],
    ['part-weight', bag.is === 'part' || big.is === 'part'],
    ['no-weight', bag.is === 'none' && fish !== null && fish > 0],
    ['contradiction', contradicts({ fish, dead, bag: weightIn(bag), big: weightIn(big) })],
  ]
  const doubts = rules.flatMap(([doubt, applies]) => (applies ? [doubt] : []))
  if (doubts.length > 0 || fish === null) return { is: 'look', doubts, figures: certain(fish, dead, bag, big) }
  const isCaught = bag.is === 'weight' && fish > 0
  return {
    is: 'read',
    figures: {
      totalFish: fish,
      deadFishCount: dead,
      weight: isCaught ? bag.weight : 0,
      text: isCaught ? bag.text : '0',
      bigFish: weightIn(big),
      bigText: big.is === 'weight' ? big.text : null,
    },
  }
}

type ReadWeight = { is: 'none' } | { is: 'part' } | { is: 'weight'; weight: Weight; text: string }

/** All columns or none: a weight with a column left out could be another weight. */
function weightOf(columns: readonly { digit: number | null; isDoubtful: boolean }[], unit: SheetUnit): ReadWeight {
  if (columns.every(({ digit, isDoubtful }) => digit === null && !isDoubtful)) return { is: 'none' }
  if (columns.some(({ digit }) => digit === null)) return { is: 'part' }
  const digits = columns.map(({ digit }) => digit).join('')
  const text = `${Number(digits.slice(0, 2))}${unit === 'lb-oz' ? '-' : '.'}${digits.slice(2)}`
  const parsed = parseWeight({ value: text, format: unit })
  return 'weight' in parsed ? { is: 'weight', weight: parsed.weight, text } : { is: 'part' }
}
const weightIn = (weight: ReadWeight): Weight | null => (weight.is === 'weight' ? weight.weight : null)

type Said = { fish: number | null; dead: number; bag: Weight | null; big: Weight | null }

/** Marks that cannot all be true. */
function contradicts({ fish, dead, bag, big }: Said): boolean {
  if (fish === null) return false
  if (fish === 0) return dead > 0 || (bag ?? 0) > 0 || (big ?? 0) > 0
  if (dead > fish || bag === 0 || big === 0) return true
  // One fish is its whole bag.
  return big !== null && bag !== null && (fish === 1 ? big !== bag : big > bag)
}

function certain(fish: number | null, dead: number, bag: ReadWeight, big: ReadWeight): Partial<RowFigures> {
  return {
    ...(fish !== null && { totalFish: fish, deadFishCount: Math.min(dead, fish) }),
    ...(bag.is === 'weight' && { weight: bag.weight, text: bag.text }),
    ...(big.is === 'weight' && { bigFish: big.weight, bigText: big.text }),
  }
}
