import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { UiIcon } from '../theme/icon.ts'

type IconButtonProps = Omit<ActionIconProps, 'children'> &
  Pick<
    ComponentProps<'button'>,
    'onClick' | 'id' | 'type' | 'aria-expanded' | 'aria-haspopup' | 'aria-pressed' | 'aria-keyshortcuts' | 'ref' | 'tabIndex'
  > & {
    icon: UiIcon
    /** The name for those who hear it and the tooltip for those who hover. */
    label: string
    iconSize?: number
  }

export function IconButton({ icon: Icon, label, iconSize = 20, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...rest}>
        <Icon size={iconSize} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
