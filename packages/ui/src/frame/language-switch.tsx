import { IconLanguage } from '@tabler/icons-react'
import { LANGUAGES } from '../language/language.ts'
import { t } from '../language/ui.texts.ts'
import { useLanguage } from '../language/use-language.ts'
import { laterMenu } from '../parts/later-menu.tsx'

const LanguageMenu = laterMenu(() => import('./language-menu.tsx').then((module) => module.LanguageMenu))

/** The language of this device. */
export const LanguageSwitch = () => <LanguageMenu icon={IconLanguage} label={`${t('language.label')}: ${LANGUAGES[useLanguage()].name}`} />
