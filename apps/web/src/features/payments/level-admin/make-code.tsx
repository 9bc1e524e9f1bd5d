import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { subscriptionCodeCalls as calls } from '@ramplight/contract/subscriptions/subscription-codes'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { writePrice } from '../plans/index.ts'
import { t } from './level-admin.texts.ts'

/** The end of a day here, as a moment. */
const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString()

/** A code for one level. Its id is there before it is sent: a second tap, or a second try, makes no second code. */
export function MakeCode({ levels, onDone }: { levels: readonly SubscriptionLevel[]; onDone: () => void }) {
  const [id] = useState(newId)
  const [level, setLevel] = useState<string | null>(levels.length === 1 ? levels[0]!._id : null)
  const [lastDay, setLastDay] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const make = useAction({
    work: (of: string) =>
      call(calls.generate, { body: { _id: id, level: of, note: note.trim() || null, expiresAt: lastDay && endOf(lastDay) } }),
    onDone: ({ code }) => {
      notify.success(t('codes.made', { code }))
      onDone()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (level) make.run(level)
  }
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 'var(--rl-space-md)' }} noValidate>
      <ChoiceField
        label={t('codes.level')}
        data={levels.map(({ _id, name, price, billing_frequency }) => ({
          value: _id,
          label: `${name}, ${writePrice(price, billing_frequency)}`,
        }))}
        value={level}
        onChange={setLevel}
        error={isTried && !level ? t('codes.levelNeeded') : undefined}
      />
      <DayField label={t('codes.lastDay')} description={t('codes.lastDayText')} value={lastDay} onChange={setLastDay} />
      <TextField
        label={t('codes.note')}
        description={t('codes.noteText')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" loading={make.running}>
        {t('codes.make')}
      </Button>
    </form>
  )
}
