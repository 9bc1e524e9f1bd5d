import { Button, TextInput } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { type Tour, tourCalls } from '@ramplight/contract/tours/tours'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { type SubmitEvent, useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import classes from './create-tour-box.module.css'

const declared = declaredBy(tourCalls.create)

/** One field between a director and the first tournament. */
export function CreateTourBox({ onCreated, lead, bare }: { onCreated?: (tour: Tour) => void; lead?: string; bare?: boolean }) {
  const [id] = useState(() => newId())
  const [name, setName] = useState('')
  const create = useAction({
    work: () => call(tourCalls.create, { body: { _id: id, name: name.trim() } }),
    onDone: async (tour) => {
      notify.success(`${tour.name} is your tour.`)
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
      <p className="rl-dimmed">A tour is the name your tournaments run under. Fees, scoring and payouts are set once and come with it.</p>
      <div className={classes.row}>
        <TextInput
          label="Tour name"
          placeholder="Lake Fork Team Trail"
          value={name}
          maxLength={declared.longest('name')}
          onChange={(event) => setName(event.currentTarget.value)}
          error={create.error ? messageOfError(create.error) : undefined}
        />
        <Button type="submit" loading={create.running} disabled={!name.trim()}>
          Create tour
        </Button>
      </div>
    </form>
  )
}
