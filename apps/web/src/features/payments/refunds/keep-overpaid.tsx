import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { keepOf } from '@ramplight/domain/money/kept'
import { LONGEST_NOTE } from '@ramplight/domain/money/paid-with'
import type { PaymentLog } from '@ramplight/domain/money/payment-log'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useState } from 'react'
import { messageOfError } from '#platform/call-error.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './refunds.texts.ts'

/** `amount`: what the boat overpaid, in cents. `log`: its payments, where they are known. `isGone`: it was deleted. `save` keeps the event with it. */
type Props = {
  amount: number
  boat: string
  isGone?: boolean
  log?: PaymentLog | null | undefined
  save: (log: PaymentLog) => Promise<unknown>
}

/** The director keeps what a boat overpaid: a no-show fee, a tip. It is not to be refunded any more. */
export function KeepOverpaid(props: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" size="compact-md" onClick={() => setAsking(true)}>
        {t('keep.it')}
      </Button>
      {asking && <KeepSheet {...props} onClose={() => setAsking(false)} />}
    </>
  )
}

function KeepSheet({ amount, boat, isGone = false, log, save, onClose }: Props & { onClose: () => void }) {
  const [id] = useState(newId)
  const [note, setNote] = useState(() => (isGone ? t('keep.noShow') : ''))
  const { run, running, error } = useAction({
    work: () => save(keepOf({ id, at: new Date(timeHere()).toISOString(), amount, note: note.trim() }, log)),
    onDone: () => {
      notify.success(t('keep.done', { amount: writeMoney(amount), boat }))
      onClose()
    },
    onRefused: 'shown',
  })
  return (
    <SideSheet opened onClose={onClose} title={t('keep.title', { amount: writeMoney(amount) })} subtitle={boat}>
      <form
        className="rl-fields"
        onSubmit={(event) => {
          event.preventDefault()
          if (note.trim() && !running) run()
        }}
      >
        <p className="rl-dimmed">{t('keep.text')}</p>
        <TextField
          label={t('keep.why')}
          description={t('keep.whyHint')}
          value={note}
          maxLength={LONGEST_NOTE}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {error && <ErrorState compact failed={messageOfError(error)} safe={t('keep.nothing')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('sheet.cancel')}
          </Button>
          <Button type="submit" loading={running} disabled={!note.trim()}>
            {t('keep.keep', { amount: writeMoney(amount) })}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}
