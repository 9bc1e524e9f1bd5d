/**
 * What stands inside the sentence of a refusal and has other words in another language: a status, who uses a record, a question
 * that is open. It crosses the wire as a code from here, never as a word.
 */
export const refusalPhrases = {
  'status.draft': 'Draft',
  'status.scheduled': 'Scheduled',
  'status.open': 'Open',
  'status.in-progress': 'In Progress',
  'status.closed': 'Closed',
  'status.completed': 'Completed',
  'sponsor-status.inactive': 'Inactive',
  'sponsor-status.pending': 'Pending',
  'sponsor-status.active': 'Active',
  'subscription-status.inactive': 'inactive',
  'subscription-status.active': 'active',
  'subscription-status.paused': 'paused',
  'subscription-status.canceled': 'canceled',
  'invoice-status.open': 'open',
  'invoice-status.paid': 'paid',
  'invoice-status.void': 'void',
  'users.divisions': 'divisions',
  'users.entries': 'entries',
  'users.members': 'members',
  'users.pages': 'pages',
  'users.pages-below': 'pages below it',
  'users.seasons': 'seasons',
  'users.teams': 'teams',
  'users.tournaments': 'tournaments',
  'crew.one': 'one angler',
  'crew.many': '{count} anglers',
  'flag.weighed-twice': 'boat {boat} weighed twice on day {day}',
  'flag.two-corrections': 'boat {boat} was corrected twice on day {day}',
  'flag.void-and-correction': 'boat {boat} was corrected and voided on day {day}',
  'flag.came-late': 'boat {boat} came in late on day {day}',
  'flag.after-cut': 'boat {boat} weighed in after missing the cut on day {day}',
  'flag.late-unproven': 'boat {boat} is late on day {day} by a clock that was set',
  'flag.same-boat': 'boat {boat} and boat {other} may be the same boat',
} as const

export type PhraseCode = keyof typeof refusalPhrases
/** What uses a record. */
export type UserPhrase = Extract<PhraseCode, `users.${string}`>
type Filling = Record<string, string | number>
/** Words by their code, with what stands in them. On the wire a newer server may know more codes than this device. */
export type Phrase = { phrase: string; values?: Filling | undefined }
/** A date as it is kept, `2027-06-12`. */
export type DateValue = { date: string }
export type RefusalValue = string | number | DateValue | Phrase | Phrase[]
/** What `{names}` in a sentence stand for. They go with the code, so that a page can say it in another language. */
export type RefusalValues = Record<string, RefusalValue>

/** `phrase('flag.came-late', { boat: 12, day: 1 })` */
export const phrase = (code: PhraseCode, values?: Filling): Phrase => (values ? { phrase: code, values } : { phrase: code })

type Code<Family extends string> = Extract<PhraseCode, `${Family}.${string}`> extends `${Family}.${infer Name}` ? Name : never
type Kebab<Word extends string> = Lowercase<Word extends `${infer A} ${infer B}` ? `${A}-${B}` : Word>
/** `statusPhrase('status', 'In Progress')`: a status without a phrase does not compile. */
export const statusPhrase = <Family extends 'status' | 'sponsor-status' | 'subscription-status' | 'invoice-status', Word extends string>(
  family: Family,
  word: Kebab<Word> extends Code<Family> ? Word : never,
): Phrase => ({ phrase: `${family}.${word.toLowerCase().replace(' ', '-')}` })

/** A sentence with its `{values}` in it; what is missing stays visible. */
export const filled = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** How a language says the values of a refusal. */
export type ValueWords = {
  phrase: (phrase: Phrase) => string
  list: (words: string[]) => string
  date: (isoDate: string) => string
}

/** The values as they stand in the sentence of a language. */
export const valuesIn = (words: ValueWords, values: RefusalValues): Filling =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordsOf(words, value)]))

function wordsOf(words: ValueWords, value: RefusalValue): string | number {
  if (typeof value !== 'object') return value
  if ('date' in value) return words.date(value.date)
  return 'phrase' in value ? words.phrase(value) : words.list(value.map(words.phrase))
}

/** English, as every refusal is written first. */
export const englishValues: ValueWords = {
  phrase: ({ phrase: code, values }) => filled(refusalPhrases[code as PhraseCode] ?? code, values),
  list: (words) => words.join(', ').replace(/, ([^,]*)$/, ' and $1'),
  date: (isoDate) => isoDate.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
}
