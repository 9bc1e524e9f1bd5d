import { IconSun } from '@tabler/icons-react'
import { t } from '../language/ui.texts.ts'
import { laterMenu } from '../parts/later-menu.tsx'
import { useEnvironment } from '../theme/use-environment.ts'
import { environmentChoices } from './environment-choices.ts'

const EnvironmentMenu = laterMenu(() => import('./environment-menu.tsx').then((module) => module.EnvironmentMenu))

/** The look of this device; in every header where one may stand in the sun or in the dark. */
export function EnvironmentSwitch() {
  const { choice } = useEnvironment()
  const current = environmentChoices.find((option) => option.choice === choice)
  return <EnvironmentMenu icon={current?.icon ?? IconSun} label={t('look.screen', { look: t(`look.${choice}`) })} />
}
