import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { type Tour, tourCalls } from '@ramplight/contract/tours/tours'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import classes from './create-tour-box.module.css'
import { t } from './tours.texts.ts'

const declared = declaredBy(tourCalls.create)

/** One field between a director and the first tournament. */
export function CreateTourBox({ onCreated, lead, bare }: { onCreated?: (tour: Tour) => void; lead?: string; bare?: boolean }) {
  const [id] = useState(() => newId())
  const [name, setName] = useState('')
  const create = useAction({
    work: () => call(tourCalls.create, { body: { _id: id, name: name.trim() } }),
    onDone: async (tour) => {
      notify.success(t('createTourBox.isYourTour', { name: tour.name }))
      await refreshed()
      onCreated?.(tour)
    },
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim()) create.run()
  }
  return (
    <form className={classes.box} data-bare={bare || undefined} onSubmit={submit} noValidate>
      {lead && <h2>{lead}</h2>}
      <p className="rl-dimmed">{t('createTourBox.whatATourIs')}</p>
      <div className={classes.row}>
        <TextField
          label={t('createTourBox.tourName')}
          placeholder={t('createTourBox.nameExample')}
          value={name}
          maxLength={declared.longest('name')}
          onChange={(event) => setName(event.currentTarget.value)}
          error={create.error ? messageOfError(create.error) : undefined}
        />
        <Button type="submit" loading={create.running} disabled={!name.trim()}>
          {t('createTourBox.createTour')}
        </Button>
      </div>
    </form>
  )
}
