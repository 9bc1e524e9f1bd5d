import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useState } from 'react'
import { usePinProof } from '#features/people/director-settings/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { useAction } from '#platform/use-action.ts'
import { rememberWeighIn } from '../weigh-ins/weigh-ins.queries.ts'
import { WeighInSummary } from './weigh-in-summary.tsx'
import './weighed.css'
import { t } from './views.texts.ts'

const declared = declaredBy(weighInCalls.update)

type VoidWeighInProps = { weighIn: WeighIn; tournament: Tournament; onDone: () => void; onCancel: () => void }

/** It no longer counts, and stays in the log, struck through. */
export function VoidWeighIn({ weighIn, tournament, onDone, onCancel }: VoidWeighInProps) {
  const [reason, setReason] = useState('')
  const pin = usePinProof(tournament.director)
  const voiding = useAction({
    work: () => call(weighInCalls.voidWeighIn, { params: { id: weighIn._id }, body: { reason: reason.trim(), _rev: weighIn._rev } }),
    onDone: (saved) => {
      rememberWeighIn(tournament._id, saved)
      notify.success(t('voidWeighIn.voidedStaysInLog'))
      onDone()
    },
    onRefused: 'shown',
  })
  return (
    <form
      className="rl-fix"
      onSubmit={(event) => {
        event.preventDefault()
        void pin.prove().then((isRight) => isRight && voiding.run())
      }}
    >
      <WeighInSummary weighIn={weighIn} tournament={tournament} />
      <LongTextField
        label={t('voidWeighIn.reason')}
        description={t('voidWeighIn.shownInLog')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        minRows={2}
        maxLength={declared.longest('reason')}
        required
        data-autofocus
      />
      {pin.field}
      {voiding.error && <ErrorState compact failed={messageOfError(voiding.error)} safe={t('voidWeighIn.nothingChanged')} />}
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onCancel}>
          {t('voidWeighIn.cancel')}
        </Button>
        <Button type="submit" color="red" loading={voiding.running} disabled={reason.trim() === '' || !pin.isTyped}>
          {t('voidWeighIn.voidWeighIn')}
        </Button>
      </div>
    </form>
  )
}
