import { IconDeviceDesktop, IconHaze, IconMoon, IconSun, IconSunHigh } from '@tabler/icons-react'
import type { EnvironmentChoice } from '../theme/environment.ts'
import type { UiIcon } from '../theme/icon.ts'

export const environmentChoices: readonly { choice: EnvironmentChoice; icon: UiIcon }[] = [
  { choice: 'auto', icon: IconDeviceDesktop },
  { choice: 'light', icon: IconSun },
  { choice: 'dark', icon: IconMoon },
  { choice: 'sun', icon: IconSunHigh },
  { choice: 'night', icon: IconHaze },
]
