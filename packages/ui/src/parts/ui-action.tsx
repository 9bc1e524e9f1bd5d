import { Button, type ButtonProps } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { UiLink } from '../frame/link.tsx'
import type { UiIcon } from '../theme/icon.ts'
import { later } from './later.tsx'

/** Few people meet a button that cannot be pressed. */
const ReasonTip = later(
  () => import('./reason-tip.tsx').then((module) => module.ReasonTip),
  ({ children }) => children,
)

export type UiAction = {
  label: string
  icon?: UiIcon
  onClick?: () => void
  href?: string
  loading?: boolean
  disabled?: boolean
  /** Why it cannot be pressed now ("Needs internet"). Shown, and read out. */
  reason?: string
  /** The level that opens it; shows a lock, stays pressable so that the offer can open. */
  locked?: string
  tone?: 'danger'
}

type ActionButtonProps = { action: UiAction } & Pick<ButtonProps, 'variant' | 'fullWidth' | 'size' | 'className'>

/** A disabled action stays in the tab order, so that everybody can find out why. */
export function ActionButton({ action, variant = 'default', ...rest }: ActionButtonProps) {
  const { icon: Icon, label, href, onClick, disabled, reason, loading, locked, tone } = action
  const props = {
    variant,
    color: tone === 'danger' ? 'red' : undefined,
    leftSection: Icon ? <Icon size={18} stroke={1.75} aria-hidden /> : undefined,
    rightSection: locked ? <IconLock size={16} stroke={1.75} aria-label={locked} /> : undefined,
    loading,
    ...rest,
  }
  if (href && !disabled) {
    return (
      <Button component={UiLink} href={href} {...props}>
        {label}
      </Button>
    )
  }
  const button = (
    <Button data-disabled={disabled || undefined} aria-disabled={disabled || undefined} onClick={disabled ? undefined : onClick} {...props}>
      {label}
      {disabled && reason && <span className="rl-sr-only">, {reason}</span>}
    </Button>
  )
  return disabled && reason ? <ReasonTip reason={reason}>{button}</ReasonTip> : button
}
