import type { ReactNode } from 'react'
import { UiLink } from '../frame/link.tsx'
import type { UiIcon } from '../theme/icon.ts'
import type { Tone } from '../theme/palette.ts'

export type StatTileProps = {
  label: string
  value: ReactNode
  hint?: ReactNode
  icon?: UiIcon
  /** Amber for money owed, kelp for done; none for a plain number. */
  tone?: Tone
  href?: string
  onClick?: () => void
}

export function StatTile({ label, value, hint, icon: Icon, tone = 'ink', href, onClick }: StatTileProps) {
  const content = (
    <>
      <span className="rl-stat__label">
        {Icon && <Icon size={16} stroke={1.75} aria-hidden />}
        {label}
      </span>
      <span className="rl-stat__value" data-tone={tone}>
        {value}
      </span>
      {hint && <span className="rl-stat__hint">{hint}</span>}
    </>
  )
  if (href) {
    return (
      <UiLink href={href} className="rl-stat">
        {content}
      </UiLink>
    )
  }
  if (onClick) {
    return (
      <button type="button" className="rl-stat" onClick={onClick}>
        {content}
      </button>
    )
  }
  return <div className="rl-stat">{content}</div>
}

export const StatGrid = ({ children }: { children: ReactNode }) => <div className="rl-stat-grid">{children}</div>
