import { Menu } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { notify } from '../dialogs/toasts.ts'
import { LANGUAGES, type Language } from '../language/language.ts'
import { changeLanguage } from '../language/texts.ts'
import { t } from '../language/ui.texts.ts'
import { useLanguage } from '../language/use-language.ts'
import { IconButton } from '../parts/icon-button.tsx'

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

/** The language of this device. */
export const LanguageSwitch = () => (
  <Menu width={200} checkIcon={<IconCheck size={16} stroke={2.5} aria-hidden />}>
    <Menu.Target>
      <IconButton icon={IconLanguage} label={`${t('language.label')}: ${LANGUAGES[useLanguage()].name}`} />
    </Menu.Target>
    <Menu.Dropdown>
      <LanguageItems />
    </Menu.Dropdown>
  </Menu>
)
