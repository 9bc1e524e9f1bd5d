import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { t } from '../language/ui.texts.ts'

export type ErrorStateProps = {
  /** What failed, in the words of the person: "The entries could not be loaded." */
  failed: ReactNode
  /** What is safe: "Your 3 changes are safe on this device." */
  safe?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  details?: string
  compact?: boolean
}

export function ErrorState({ failed, safe, onRetry, retryLabel = t('loaded.retry'), details, compact }: ErrorStateProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="rl-state" data-tone="red" data-compact={compact || undefined} role="alert">
      <span className="rl-state__icon">
        <IconAlertTriangle size={compact ? 24 : 32} stroke={1.5} aria-hidden />
      </span>
      <p className="rl-state__title">{failed}</p>
      {safe && <p className="rl-state__text">{safe}</p>}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {details && (
        <button type="button" className="rl-state__learn" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'loaded.hideDetails' : 'loaded.showDetails')}
        </button>
      )}
      {open && <pre className="rl-state__details">{details}</pre>}
    </div>
  )
}

/** For the page boundary: the screen is gone, the work is not. */
export const BrokenPage = ({ onRetry, details }: { onRetry: () => void; details?: string }) => (
  <ErrorState failed={t('loaded.broken')} safe={t('loaded.safe')} onRetry={onRetry} retryLabel={t('loaded.again')} details={details} />
)
