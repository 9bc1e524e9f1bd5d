import { type Texts, translationsOf } from '@ramplight/ui/language/texts'
import { statusWord } from '@ramplight/ui/parts/status-badge.tsx'
import type { DETAILS, LINES } from './line-patterns.ts'
import type { texts as spanish } from './stored.es.ts'

type Line = keyof typeof LINES
type Say = Texts<typeof spanish>
type Tables = { lines: Record<Line, RegExp>; details: Record<keyof typeof DETAILS, RegExp> }

/** Come with another language: in English all is said already. */
let tables: Tables | null = null

const translated = translationsOf<typeof spanish>({
  es: async () => {
    const [texts, patterns] = await Promise.all([import('./stored.es.ts'), import('./line-patterns.ts')])
    tables = { lines: patterns.LINES, details: patterns.DETAILS }
    return texts
  },
})

/** What a payment was for; anything else that is written beside one, somebody typed. */
const OF_PAYMENTS: readonly Line[] = [
  'paidByCard',
  'refundedToCard',
  'refundReturned',
  'disputed',
  'disputeWon',
  'entryFee',
  'pot',
  'platformFeeOf',
  'platformFee',
  'cardFee',
  'membership',
  'reversed',
  'place',
]

/** A line of the history, which the server writes once for everybody, in the language on the screen. What nobody foresaw stays as it came. */
export const historyWords = (summary: string): string => words(summary)

/** The same of what a payment, or a line of it, was for. */
export const paymentWords = (description: string): string => words(description, OF_PAYMENTS)

function words(text: string, only?: readonly Line[]): string {
  const t = translated()
  return t && tables ? said('lines', text, t, tables, only) : text
}

function said(table: keyof Tables, text: string, t: Say, all: Tables, only?: readonly Line[]): string {
  for (const [name, pattern] of Object.entries(all[table])) {
    if (only && !only.includes(name as Line)) continue
    const found = pattern.exec(text)
    // The compiler knows the arguments of one text, not of all.
    if (found) return t(`${table}.${name}` as 'lines.boat', valuesOf(found.groups ?? {}, t, all) as { names: string; parts: string })
  }
  return text
}

/** What a sentence has inside of it, in the same language; `none` is what it does not have. */
function valuesOf(groups: Record<string, string | undefined>, t: Say, all: Tables): Record<string, string> {
  const asKey = (value: string) => value.replaceAll(' ', '_')
  const detail = (value: string) => {
    const words = said('details', value, t, all)
    return words === value ? said('lines', value, t, all, OF_PAYMENTS) : words
  }
  const parts = (value: string) => {
    // The one that has a comma of its own.
    const whole = said('lines', value, t, all, ['disputeWon'])
    return whole === value ? value.split(', ').map(detail).join(', ') : whole
  }
  const inside: Record<string, (value: string) => string> = {
    line: (value) => said('lines', value, t, all),
    parts,
    how: detail,
    lots: parts,
    status: statusWord,
    statusAfter: statusWord,
    answer: asKey,
    method: asKey,
    buyer: detail,
  }
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value ? (inside[name]?.(value) ?? value) : 'none']))
}
