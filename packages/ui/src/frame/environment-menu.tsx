import { Menu } from '@mantine/core'
import { t } from '../language/ui.texts.ts'
import { BarMenu } from '../parts/bar-menu.tsx'
import type { EnvironmentChoice } from '../theme/environment.ts'
import type { UiIcon } from '../theme/icon.ts'
import { useEnvironment } from '../theme/use-environment.ts'
import { environmentChoices } from './environment-choices.ts'

function EnvironmentItems() {
  const { choice, choose } = useEnvironment()
  return (
    <>
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
    </>
  )
}

export const EnvironmentMenu = (props: { icon: UiIcon; label: string }) => <BarMenu {...props} width={300} items={<EnvironmentItems />} />
