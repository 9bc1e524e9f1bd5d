import { fullName } from '@ramplight/domain/registration/full-name'

/** What the history may know of a person, as it was before they were erased. */
export type ErasedWords = {
  /** Replaced wherever they are in a text; the longest first, so that no part of one is left of another. */
  texts: [word: string, instead: string][]
  /** Names alone: replaced where they are words of their own. */
  names: string[]
  /** A town is many people's: it goes only where it is the field of a record. */
  fields: Record<string, string>
}

type Person = Record<'first_name' | 'last_name', string> &
  Record<'email' | 'phone' | 'street' | 'username' | 'club_name' | 'profileIcon' | 'zip' | 'city' | 'state', string | null>

export const NAME_INSTEAD = 'Angler'

export function wordsOf({ first_name, last_name, city, state, ...own }: Person): ErasedWords {
  const { email, phone, street, username, club_name, profileIcon, zip } = own
  const rest = [email, phone, street, username, club_name, profileIcon, zip].filter((word) => word !== null && word !== '') as string[]
  return {
    texts: [[fullName({ first_name, last_name }), NAME_INSTEAD], ...rest.map((word): [string, string] => [word, ''])],
    names: [first_name, last_name].filter((name) => name.trim().length > 2),
    fields: Object.fromEntries(
      Object.entries({ city, state }).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== ''),
    ),
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A text without them. */
export function textWithout(text: string, { texts, names }: ErasedWords): string {
  const without = texts.reduce((left, [word, instead]) => left.replaceAll(word, () => instead), text)
  return names.reduce(
    (left, name) => left.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'), () => NAME_INSTEAD),
    without,
  )
}

/** A value of JSON without them: its texts lose them; the names of its fields, numbers and ids stay as they are. */
export function valueWithout(value: unknown, words: ErasedWords): unknown {
  if (typeof value === 'string') return textWithout(value, words)
  if (Array.isArray(value)) return value.map((one) => valueWithout(one, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, own]) => [
      field,
      words.fields[field] === own && own !== undefined ? null : valueWithout(own, words),
    ]),
  )
}
