import { Menu } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconHaze, IconMoon, IconSun, IconSunHigh } from '@tabler/icons-react'
import { t } from '../language/ui.texts.ts'
import { IconButton } from '../parts/icon-button.tsx'
import type { EnvironmentChoice } from '../theme/environment.ts'
import type { UiIcon } from '../theme/icon.ts'
import { useEnvironment } from '../theme/use-environment.ts'

export const environmentChoices: readonly { choice: EnvironmentChoice; icon: UiIcon }[] = [
  { choice: 'auto', icon: IconDeviceDesktop },
  { choice: 'light', icon: IconSun },
  { choice: 'dark', icon: IconMoon },
  { choice: 'sun', icon: IconSunHigh },
  { choice: 'night', icon: IconHaze },
]

/** The look of this device; in every header where one may stand in the sun or in the dark. */
export function EnvironmentSwitch() {
  const { choice, choose } = useEnvironment()
  const current = environmentChoices.find((option) => option.choice === choice)
  return (
    <Menu width={300} checkIcon={<IconCheck size={16} stroke={2.5} aria-hidden />}>
      <Menu.Target>
        <IconButton icon={current?.icon ?? IconSun} label={t('look.screen', { look: t(`look.${choice}`) })} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('look.label')}</Menu.Label>
        <Menu.RadioGroup value={choice} onChange={(chosen) => choose(chosen as EnvironmentChoice)}>
          {environmentChoices.map(({ choice: option, icon: Icon }) => (
            <Menu.RadioItem key={option} value={option} closeMenuOnClick rightSection={<Icon size={20} stroke={1.75} aria-hidden />}>
              <span className="rl-menu-two">
                <b>{t(`look.${option}`)}</b>
                <small>{t(`look.${option}Note`)}</small>
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
