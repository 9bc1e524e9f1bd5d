import { Menu } from '@mantine/core'
import { notify } from '../dialogs/toasts.ts'
import { LANGUAGES, type Language } from '../language/language.ts'
import { changeLanguage } from '../language/texts.ts'
import { t } from '../language/ui.texts.ts'
import { useLanguage } from '../language/use-language.ts'
import { BarMenu } from '../parts/bar-menu.tsx'
import type { UiIcon } from '../theme/icon.ts'

const choose = (language: Language) => void changeLanguage(language).catch(() => notify.danger(t('language.failed')))

/** The languages as items of a menu, each by its own name: who looks for it may read no other. */
export function LanguageItems() {
  return (
    <>
      <Menu.Label>{t('language.label')}</Menu.Label>
      <Menu.RadioGroup value={useLanguage()} onChange={(chosen) => choose(chosen as Language)}>
        {Object.entries(LANGUAGES).map(([code, { name }]) => (
          <Menu.RadioItem key={code} value={code} lang={code} closeMenuOnClick>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

export const LanguageMenu = (props: { icon: UiIcon; label: string }) => <BarMenu {...props} width={200} items={<LanguageItems />} />
