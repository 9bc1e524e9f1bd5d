import { Menu } from '@mantine/core'
import { IconDots, IconLock } from '@tabler/icons-react'
import { UiLink } from '../frame/link.tsx'
import { IconButton } from './icon-button.tsx'
import { t } from './parts.texts.ts'
import type { UiAction } from './ui-action.tsx'

type ActionMenuProps = { actions: readonly UiAction[]; label?: string }

/** The "⋯" behind which everything rarer lives. */
export function ActionMenu({ actions, label = t('uiAction.moreActions') }: ActionMenuProps) {
  if (actions.length === 0) return null
  return (
    <Menu width={220}>
      <Menu.Target>
        <IconButton icon={IconDots} label={label} variant="subtle" />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: name, icon: Icon, href, onClick, disabled, reason, locked, tone }) => {
          const props = {
            leftSection: Icon ? <Icon size={18} stroke={1.75} aria-hidden /> : undefined,
            rightSection: locked ? <IconLock size={16} aria-label={locked} /> : undefined,
            color: tone === 'danger' ? 'red' : undefined,
            disabled,
          }
          const text = reason && disabled ? `${name} · ${reason}` : name
          return href ? (
            <Menu.Item key={name} component={UiLink} href={href} {...props}>
              {text}
            </Menu.Item>
          ) : (
            <Menu.Item key={name} onClick={onClick} {...props}>
              {text}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
