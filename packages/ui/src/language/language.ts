import { noteStoredText } from '../values/stored-text.ts'
/**
 * Which language this device reads, and by whose customs numbers and dates are written. This room is the only place that
 * knows the names of locales. English is always there; every other language is a file that only its readers download.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US' },
  es: { name: 'Español', locale: 'es-US' },
} as const satisfies Record<string, { name: string; locale: string }>

export type Language = keyof typeof LANGUAGES

const KEY = 'rl-language'
const listeners = new Set<() => void>()
/** Null: not looked for yet. */
let wanted: Language | null = null
let onlyEnglish = false

export const isLanguage = (word: string | null | undefined): word is Language => !!word && Object.hasOwn(LANGUAGES, word)

/** What was chosen on this device, or else the first language of the browser that we have. */
function guess(): Language {
  try {
    const stored = localStorage.getItem(KEY)
    if (isLanguage(stored)) return stored
  } catch {
    // Blocked storage: the choice is then for this visit.
  }
  const spoken = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
  return spoken.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** The language of this person. */
export function wantedLanguage(): Language {
  wanted ??= guess()
  return wanted
}

/** The language of what is on the screen: that of the person, or English where a portal has nothing else yet. */
export const currentLanguage = (): Language => (onlyEnglish ? 'en' : wantedLanguage())

/** By it the one formatter writes numbers and dates. */
export const currentLocale = (): string => LANGUAGES[currentLanguage()].locale

/** English is the language of dates for machines and of texts that nobody has translated. */
export const MACHINE_LOCALE: string = LANGUAGES.en.locale

/** Puts the language on `<html>`, for screen readers and the hyphens of the browser. */
export function applyLanguage(): void {
  if (typeof document === 'undefined') return
  if (document.documentElement.lang !== currentLanguage()) document.documentElement.lang = currentLanguage()
}

function changed(): void {
  applyLanguage()
  for (const listener of listeners) listener()
}

/** Remembers the choice on this device. `changeLanguage` fetches the texts before it calls this. */
export function keepLanguage(language: Language): void {
  // Where there is no room: kept for this visit only.
  noteStoredText(KEY, language)
  wanted = language
  changed()
}

/** A portal without a second language says so, and its pages are English as a whole: words, dates and `lang`. */
export function showOnlyEnglish(only: boolean): void {
  if (onlyEnglish === only) return
  onlyEnglish = only
  changed()
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another tab has chosen: not changed under somebody's hands, but at the next visit. For tests: as after a start. */
export function forgetLanguage(): void {
  wanted = null
  onlyEnglish = false
}
