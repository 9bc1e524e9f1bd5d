import { Progress } from '@mantine/core'
import { t } from './files.texts.ts'

/** How far it is, or why it goes no further. */
export function SendState({ sent, error, waits }: { sent: number | null; error: string | null; waits: string | null }) {
  if (sent !== null)
    return (
      <div className="rl-send" role="status">
        <Progress value={Math.round(sent * 100)} aria-label={t('processing')} />
        <span>
          {t('processing')} {sent < 1 && t('sent', { percent: Math.round(sent * 100) })}
        </span>
      </div>
    )
  if (error)
    return (
      <p className="rl-send" data-tone="danger" role="alert">
        {error}
      </p>
    )
  return waits ? (
    <p className="rl-send" role="status">
      {waits}
    </p>
  ) : null
}
