import { useSyncExternalStore } from 'react'
import { currentLanguage, type Language, onLanguageChange } from './language.ts'

/** The language on the screen. As a `key` above a page it draws the page anew when somebody chooses another one. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
