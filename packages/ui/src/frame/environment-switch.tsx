import { Menu } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconHaze, IconMoon, IconSun, IconSunHigh } from '@tabler/icons-react'
import { IconButton } from '../parts/icon-button.tsx'
import type { EnvironmentChoice } from '../theme/environment.ts'
import type { UiIcon } from '../theme/icon.ts'
import { useEnvironment } from '../theme/use-environment.ts'

export const environmentChoices: readonly { choice: EnvironmentChoice; label: string; note: string; icon: UiIcon }[] = [
  { choice: 'auto', label: 'Match device', note: 'Light or dark, as this device is set', icon: IconDeviceDesktop },
  { choice: 'light', label: 'Light', note: 'At the desk', icon: IconSun },
  { choice: 'dark', label: 'Dark', note: 'In the evening', icon: IconMoon },
  { choice: 'sun', label: 'Sunlight', note: 'Black on white, large, for glare', icon: IconSunHigh },
  { choice: 'night', label: 'Night ramp', note: 'Amber on black, keeps night vision', icon: IconHaze },
]

/** The look of this device; in every header where one may stand in the sun or in the dark. */
export function EnvironmentSwitch() {
  const { choice, choose } = useEnvironment()
  const current = environmentChoices.find((option) => option.choice === choice)
  return (
    <Menu width={300} checkIcon={<IconCheck size={16} stroke={2.5} aria-hidden />}>
      <Menu.Target>
        <IconButton icon={current?.icon ?? IconSun} label={`Screen: ${current?.label}`} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Screen on this device</Menu.Label>
        <Menu.RadioGroup value={choice} onChange={(chosen) => choose(chosen as EnvironmentChoice)}>
          {environmentChoices.map(({ choice: option, label, note, icon: Icon }) => (
            <Menu.RadioItem key={option} value={option} closeMenuOnClick rightSection={<Icon size={20} stroke={1.75} aria-hidden />}>
              <span className="rl-menu-two">
                <b>{label}</b>
                <small>{note}</small>
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
