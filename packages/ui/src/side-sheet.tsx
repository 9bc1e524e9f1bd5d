import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from './use-is-phone.ts'

export type SideSheetProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  /** 480 or 640 px. */
  size?: 'md' | 'lg'
  footer?: ReactNode
  children: ReactNode
}

/** A peek without losing the list: from the right, on phones from below. */
export function SideSheet({ opened, onClose, title, subtitle, size = 'md', footer, children }: SideSheetProps) {
  const phone = useIsPhone()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={phone ? 'bottom' : 'right'}
      size={phone ? 'auto' : size === 'lg' ? 640 : 480}
      className="rl-sheet"
      data-side={phone ? 'bottom' : 'right'}
    >
      {subtitle && <p className="rl-sheet__subtitle">{subtitle}</p>}
      <div className="rl-sheet__content">{children}</div>
      {footer && <div className="rl-sheet__footer">{footer}</div>}
    </Drawer>
  )
}
