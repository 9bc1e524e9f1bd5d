import { IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { UiLink } from '../frame/link.tsx'
import { t } from '../language/ui.texts.ts'
import { ActionButton, type UiAction } from '../parts/ui-action.tsx'
import type { UiIcon } from '../theme/icon.ts'

export type EmptyStateProps = {
  icon?: UiIcon
  /** One sentence. */
  text: ReactNode
  title?: string
  action?: UiAction
  /** The other way to begin, where the sentence names two. */
  otherwise?: UiAction
  /** Where to learn how; the tutorial if one is active for this place. */
  learnHow?: { label?: string; href?: string; onClick?: () => void }
  compact?: boolean
}

export function EmptyState({ icon: Icon, text, title, action, otherwise, learnHow, compact }: EmptyStateProps) {
  const learn = learnHow?.label ?? t('loaded.learnHow')
  return (
    <div className="rl-state" data-compact={compact || undefined}>
      {Icon && (
        <span className="rl-state__icon">
          <Icon size={compact ? 24 : 32} stroke={1.5} aria-hidden />
        </span>
      )}
      {title && <h2 className="rl-state__title">{title}</h2>}
      <p className="rl-state__text">{text}</p>
      {action && <ActionButton action={action} variant="filled" />}
      {otherwise && <ActionButton action={otherwise} variant="default" />}
      {learnHow?.href && (
        <UiLink href={learnHow.href} className="rl-state__learn">
          <IconHelpCircle size={18} stroke={1.75} aria-hidden /> {learn}
        </UiLink>
      )}
      {learnHow?.onClick && (
        <button type="button" className="rl-state__learn" onClick={learnHow.onClick}>
          <IconHelpCircle size={18} stroke={1.75} aria-hidden /> {learn}
        </button>
      )}
    </div>
  )
}
