import { LANGUAGES, type Language } from '@ramplight/ui/language/language'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { useLanguage } from '@ramplight/ui/language/use-language'
import { useState } from 'react'
import { t } from './board.texts.ts'
import { Choice } from './choice.tsx'

/** Short, because a phone has one line for the state of the board and all its switches. */
const CODES = Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, code.toUpperCase()])) as Record<Language, string>

/** `EN` or `ES`, in the header of every board. */
export function LanguageChoice() {
  const [hasFailed, setFailed] = useState(false)
  const choose = (language: Language) => {
    setFailed(false)
    void changeLanguage(language).catch(() => setFailed(true))
  }
  return (
    <>
      <Choice label={t('language.label')} value={useLanguage()} options={CODES} onChoose={choose} />
      {hasFailed && <span role="alert">{t('language.failed')}</span>}
    </>
  )
}
