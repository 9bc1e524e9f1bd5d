import { Button } from '@mantine/core'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconAlertOctagon } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from './late.texts.ts'

type TooLateCardProps = { message: string; onAccept: () => void; onOverride: (reason: string) => void }

/** The one thing on the screen that is all red. */
export function TooLateCard({ message, onAccept, onOverride }: TooLateCardProps) {
  const [reason, setReason] = useState<string | null>(null)
  return (
    <section className="rl-too-late" role="alert">
      <p>
        <IconAlertOctagon size={28} stroke={2} aria-hidden />
        <b>{message}</b>
      </p>
      {reason !== null ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (reason.trim()) onOverride(reason.trim())
          }}
        >
          <TextField
            label={t('tooLateCard.whyItDoesNotCount')}
            description={t('tooLateCard.shownInLog')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            autoFocus
            required
          />
          <div className="rl-too-late__actions">
            <Button onClick={() => setReason(null)}>{t('tooLateCard.cancel')}</Button>
            <Button type="submit" disabled={!reason.trim()}>
              {t('tooLateCard.countWeight')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="rl-too-late__actions">
          <Button onClick={() => setReason('')}>{t('tooLateCard.override')}</Button>
          <Button onClick={onAccept}>{t('tooLateCard.accept')}</Button>
        </div>
      )}
    </section>
  )
}
