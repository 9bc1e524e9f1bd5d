import { ActionIcon } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { UiIcon } from '../theme/icon.ts'

type BarButtonProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'ref' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'id'
> & {
  icon: UiIcon
  /** The name for those who hear it, and what the browser shows to those who hover. */
  label: string
}

/** An icon to press in a bar that every visitor loads: no more than a button. `IconButton` has a tooltip of ours. */
export const BarButton = ({ icon: Icon, label, ...rest }: BarButtonProps) => (
  <ActionIcon aria-label={label} title={label} {...rest}>
    <Icon size={20} stroke={1.75} aria-hidden />
  </ActionIcon>
)
