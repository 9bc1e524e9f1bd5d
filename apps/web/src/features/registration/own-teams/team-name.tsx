import { Button } from '@mantine/core'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { focusField } from '@ramplight/ui/form/focus-field'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useId, useState } from 'react'
import { messageOfError } from '#platform/call-error.ts'
import classes from './own-teams.module.css'
import { t } from './own-teams.texts.ts'

type Props = {
  name: string
  saveLabel: string
  leaveLabel: string
  saving: boolean
  error: Error | null
  onSave: (name: string) => void
  onClose: () => void
}

/** What a team is called: for a new one, and for one that gets another name. */
export function TeamName({ name, saveLabel, leaveLabel, saving, error, onSave, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const missing = isTried && !typed.trim() ? t('nameMissing') : null
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (typed.trim()) onSave(typed.trim())
        else focusField(id)
      }}
    >
      <TextField
        id={id}
        label={t('name')}
        size="md"
        data-autofocus
        maxLength={longestAt(teamCalls.startOwn.body!, 'name')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={missing ?? (error && messageOfError(error))}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="md" loading={saving}>
          {saveLabel}
        </Button>
        <Button size="md" variant="default" onClick={onClose} disabled={saving}>
          {leaveLabel}
        </Button>
      </div>
    </form>
  )
}
