import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { UiIcon } from '../theme/icon.ts'
import type { Tone } from '../theme/palette.ts'
import { t } from './parts.texts.ts'

type BannerProps = { tone?: Tone; icon?: UiIcon; children: ReactNode; actions?: ReactNode; onDismiss?: () => void }

/** One calm line: a hint, a deadline, what to know before going on. */
export function Banner({ tone = 'water', icon: Icon, children, actions, onDismiss }: BannerProps) {
  return (
    <div className="rl-banner" data-tone={tone}>
      {Icon && <Icon size={20} stroke={1.75} aria-hidden />}
      <span className="rl-banner__text">{children}</span>
      {actions}
      {onDismiss && <CloseButton aria-label={t('banner.dismiss')} onClick={onDismiss} />}
    </div>
  )
}
