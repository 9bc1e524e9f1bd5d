import type { Cents } from '../kernel/units.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

/** A whole number from 0, as Americans write it: `one hundred five`, without an "and". */
function wholeInWords(whole: number): string {
  if (whole < 20) return ONES[whole]!
  if (whole < 100) return [TENS[Math.floor(whole / 10)], whole % 10 ? ONES[whole % 10] : ''].filter(Boolean).join('-')
  const [size, name] = SCALES.find(([least]) => whole >= least)!
  const rest = whole % size
  return [wholeInWords(Math.floor(whole / size)), name, rest ? wholeInWords(rest) : ''].filter(Boolean).join(' ')
}

/** The amount of a check in words: `One hundred five and 50/100`. `cents`: from 0. */
export function amountInWords(cents: Cents): string {
  const words = `${wholeInWords(Math.floor(cents / 100))} and ${String(cents % 100).padStart(2, '0')}/100`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The numbers of so many checks from the first on, as wide as it was typed; null where that is no number. */
export function checkNumbers(first: string, count: number): string[] | null {
  const typed = first.trim()
  if (!/^\d{1,15}$/.test(typed)) return null
  return Array.from({ length: count }, (_, n) => String(Number(typed) + n).padStart(typed.length, '0'))
}
