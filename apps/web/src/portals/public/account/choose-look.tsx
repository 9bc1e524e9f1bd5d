import { Radio } from '@mantine/core'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { environmentChoices } from '@ramplight/ui/frame/environment-choices'
import { LANGUAGES, type Language } from '@ramplight/ui/language/language'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { t as tUi } from '@ramplight/ui/language/ui.texts'
import { useLanguage } from '@ramplight/ui/language/use-language'
import type { EnvironmentChoice } from '@ramplight/ui/theme/environment'
import { useEnvironment } from '@ramplight/ui/theme/use-environment'

/** The look and the language of this device. */
export function ChooseLook() {
  const { choice, choose } = useEnvironment()
  const language = useLanguage()
  const speak = (next: string) => void changeLanguage(next as Language).catch(() => notify.danger(tUi('language.failed')))
  return (
    <>
      <Radio.Group label={tUi('look.label')} value={choice} onChange={(next) => choose(next as EnvironmentChoice)}>
        <div className="rl-choices">
          {environmentChoices.map(({ choice: option }) => (
            <Radio key={option} value={option} label={tUi(`look.${option}`)} description={tUi(`look.${option}Note`)} />
          ))}
        </div>
      </Radio.Group>
      <Radio.Group label={tUi('language.label')} value={language} onChange={speak} mt="lg">
        <div className="rl-choices">
          {Object.entries(LANGUAGES).map(([code, { name }]) => (
            <Radio key={code} value={code} label={<span lang={code}>{name}</span>} />
          ))}
        </div>
      </Radio.Group>
    </>
  )
}
