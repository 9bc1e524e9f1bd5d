import { Button } from '@mantine/core'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconAlertOctagon } from '@tabler/icons-react'
import { useState } from 'react'
import { usePinProof } from '#features/people/director-settings/index.ts'
import { t } from './late.texts.ts'

type TooLateCardProps = { director: string; message: string; onAccept: () => void; onOverride: (reason: string) => void }

/** The one thing on the screen that is all red. Not to count it takes a reason, and the PIN of the director where there is one. */
export function TooLateCard({ director, message, onAccept, onOverride }: TooLateCardProps) {
  const [reason, setReason] = useState<string | null>(null)
  const pin = usePinProof(director)
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
            if (reason.trim() && pin.isTyped) void pin.prove().then((isRight) => isRight && onOverride(reason.trim()))
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
          {pin.field}
          <div className="rl-too-late__actions">
            <Button onClick={() => setReason(null)}>{t('tooLateCard.cancel')}</Button>
            <Button type="submit" disabled={!reason.trim() || !pin.isTyped}>
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
