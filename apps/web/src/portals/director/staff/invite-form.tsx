import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { staffInvitationCalls as calls } from '@ramplight/contract/people/staff-invitations'
import type { StaffMay } from '@ramplight/contract/people/staff-members'
import type { AnglerName } from '@ramplight/contract/people/users'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoicesField } from '@ramplight/ui/form/choices-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { AnglerPicker } from '#features/registration/anglers/index.ts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { RoleField } from './role-field.tsx'
import { t } from './staff.texts.ts'

/** Asks somebody of the director's book to help on some of their tours. */
export function InviteForm({ tours, onSent }: { tours: readonly Tour[]; onSent: () => void }) {
  const [id] = useState(newId)
  const [whom, setWhom] = useState<AnglerName[]>([])
  const [picked, setChosen] = useState<string[] | null>(null)
  // The only tour is meant, also when it came after the form was opened.
  const chosen = picked ?? (tours.length === 1 ? tours.map(({ _id }) => _id) : [])
  const [may, setMay] = useState<StaffMay>('all')
  const [isTried, setTried] = useState(false)
  const send = useAction({
    work: (user: string) => call(calls.create, { body: { _id: id, user, tours: chosen, may } }),
    onDone: (made) => {
      notify.success(t('sent', { name: fullName(made) }))
      onSent()
    },
  })
  if (!tours.length) return <p>{t('firstTour')}</p>
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (whom[0] && chosen.length && !send.running) send.run(whom[0]._id)
  }
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 'var(--rl-space-md)' }} noValidate>
      <AnglerPicker anglers={whom} onChange={setWhom} max={1} needsAddress error={isTried && !whom.length ? t('whomNeeded') : undefined} />
      <ChoicesField
        label={t('onWhich')}
        data={tours.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={chosen}
        onChange={setChosen}
        error={isTried && !chosen.length ? t('whichNeeded') : undefined}
      />
      <RoleField may={may} onChange={setMay} />
      <p>{t('inviteText')}</p>
      <Button type="submit" loading={send.running}>
        {t('send')}
      </Button>
    </form>
  )
}
