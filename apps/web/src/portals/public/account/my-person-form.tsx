import { Button } from '@mantine/core'
import { type User, userCalls } from '@ramplight/contract/people/users'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { type SubmitEvent, useState } from 'react'
import { emailError } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { sessionUserIs } from '#platform/session.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSmallForm } from '#platform/use-small-form.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { PersonFields, type PersonValues, personError, personFields } from './person-fields.tsx'

const { body } = userCalls.updateCertainFields
type Values = PersonValues & { email: string }

const valuesOf = (user: User): Values => ({
  ...(Object.fromEntries(personFields.map((name) => [name, user[name] ?? ''])) as PersonValues),
  email: user.email ?? '',
})
/** What is not as it was. An emptied field is said as empty. */
const changesOf = (before: Values, now: Values) =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, text]) => (text.trim() === before[name as keyof Values] ? [] : [[name, text.trim() || null]])),
  )

/** Name, phone, place and email of who is signed in. A new email counts once its code is typed; the old one is told. */
export function MyPersonForm({ user }: { user: User }) {
  const online = useOnline()
  const [saved, setSaved] = useState(() => valuesOf(user))
  const form = useSmallForm<Values>({
    empty: saved,
    errorOf: (name, values) => (name === 'email' ? emailError(values.email) : personError(name, values)),
    body,
  })
  const changes = changesOf(saved, form.values)
  const isChanged = Object.keys(changes).length > 0
  const save = useAction({
    work: () => call(userCalls.updateCertainFields, { params: { id: user._id }, body: changes }),
    onDone: (now) => {
      const { pendingEmail, ...person } = now
      sessionUserIs(person)
      setSaved(valuesOf(person))
      form.setValues(valuesOf(person))
      if (!pendingEmail) notify.success(t('myData.saved'))
    },
    onRefused: 'shown',
  })
  const pending = save.done?.pendingEmail
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.check()) save.run()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PersonFields names={personFields} field={form.field} />
      <TextField
        label={t('login.email')}
        description={t('myData.emailText')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      {pending && (
        <p className={classes.note} role="status">
          {t('myData.pending', { email: pending })} <UiLink href="/confirm-email">{t('confirmEmail.title')}</UiLink>
        </p>
      )}
      {save.error && (
        <p className={classes.error} role="alert">
          {messageOfError(save.error)}
        </p>
      )}
      {!online && <p className={classes.note}>{t('needsInternet')}</p>}
      <Button type="submit" size="md" fullWidth disabled={!online || !isChanged} loading={save.running}>
        {t('myData.save')}
      </Button>
    </form>
  )
}
