import type { AdjustLine } from '../scoring/types.ts'

/** Why weight was taken or added, as facts: a catalogue of texts puts them into the words of a language. */
export type Reason =
  | { code: 'late'; minutes: number }
  | { code: 'dead'; count: number; of: number }
  | { code: 'short'; count: number }
  | { code: 'lost'; count: number; short: number; over: number }
  | { code: 'live'; count: number; species: string | null }
  | { code: 'disqualified'; minutes: number }
  | { code: 'day-lost-late'; minutes: number }
  | { code: 'day-lost-dead'; count: number }
  | { code: 'day-lost-short'; count: number }
  | { code: 'judge'; said: string | null }

const number = (text: string | undefined) => Number(text ?? 0)

/** The sentences of `scoring/adjustments.ts`, each read back. */
const READERS: { pattern: RegExp; read: (found: readonly (string | undefined)[]) => Reason }[] = [
  { pattern: /^being (\d+) minutes late$/, read: ([, minutes]) => ({ code: 'late', minutes: number(minutes) }) },
  {
    pattern: /^(\d+)(?: of (\d+))? dead fish$/,
    read: ([, count, of]) => ({ code: 'dead', count: number(count), of: number(of ?? count) }),
  },
  { pattern: /^(\d+) short fish$/, read: ([, count]) => ({ code: 'short', count: number(count) }) },
  {
    pattern: /^(\d+) lost fish \((?:(\d+) short)?(?:, )?(?:(\d+) over the limit)?\)$/,
    read: ([, count, short, over]) => ({ code: 'lost', count: number(count), short: number(short), over: number(over) }),
  },
  {
    pattern: /^DISQUALIFIED for being (\d+) minutes late\. All weight removed\.$/,
    read: ([, minutes]) => ({ code: 'disqualified', minutes: number(minutes) }),
  },
  {
    pattern: /^Day (?:lost|disqualified) for being (\d+) minutes late\. All weight (?:of|for) the day removed\.$/,
    read: ([, minutes]) => ({ code: 'day-lost-late', minutes: number(minutes) }),
  },
  {
    pattern: /^Day (?:lost|disqualified) for (\d+) dead fish\. All weight (?:of|for) the day removed\.$/,
    read: ([, count]) => ({ code: 'day-lost-dead', count: number(count) }),
  },
  {
    pattern: /^Day (?:lost|disqualified) for (\d+) short fish\. All weight (?:of|for) the day removed\.$/,
    read: ([, count]) => ({ code: 'day-lost-short', count: number(count) }),
  },
  {
    pattern: /^(\d+) live (.+)$/,
    read: ([, count, what]) => ({ code: 'live', count: number(count), species: what === 'fish' ? null : (what ?? null) }),
  },
]

/** What the log says of a judge's decision without a reason. */
const NO_REASON = 'manual penalty'
/** The log writes the weight before the reason (W9). */
const WEIGHT = /^\d+(?:\.\d+)? (?:lbs|kg|in) for /

/**
 * The facts behind a line of the log. The line itself is a sentence that the specification words and that old results have
 * kept, so it is read back here. What a judge has typed is nobody's to translate. Null for a sentence of another origin.
 */
export function readReason({ type, message }: Pick<AdjustLine, 'type' | 'message'>): Reason | null {
  const words = message.replace(WEIGHT, '')
  if (type === 'Manual') return { code: 'judge', said: words === NO_REASON ? null : words }
  for (const { pattern, read } of READERS) {
    const found = words.match(pattern)
    if (found) return read(found)
  }
  return null
}
