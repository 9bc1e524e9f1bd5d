import { Button } from '@mantine/core'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { devNotifierCalls } from '@ramplight/contract/system/dev-notifier'
import { brand } from '@ramplight/domain/kernel/brand'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { focusField } from '@ramplight/ui/form/focus-field'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useDraft } from '@ramplight/ui/form/use-draft'
import { type SubmitEvent, useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import classes from '../account/account-card.module.css'
import { AccountCard } from '../account/account-card.tsx'
import { t } from './contact.texts.ts'
import { type ContactField, type ContactValues, contactError } from './contact-errors.ts'

const { body } = devNotifierCalls.contactUs

/** Anybody writes to us (1 §2). */
export function ContactPage() {
  const own = useSession()?.user.email ?? ''
  const online = useOnline()
  const empty: ContactValues = { fromEmail: own, subject: '', message: '' }
  const [values, setValues] = useState(empty)
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set())
  const draft = useDraft({ key: ownPlace('contact-us'), values, isDirty: values.subject !== '' || values.message !== '' })
  const send = useAction({
    work: () => call(devNotifierCalls.contactUs, { body: { ...values, fromEmail: values.fromEmail.trim() } }),
    onDone: () => {
      setValues(empty)
      setLeft(new Set())
      draft.clear()
      notify.success(t('sent'), { title: t('sentTitle') })
    },
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!contactError('fromEmail', values)) return send.run()
    setLeft(new Set([...left, 'fromEmail']))
    focusField('fromEmail')
  }
  const field = (name: ContactField) => ({
    id: name,
    name,
    size: 'md',
    maxLength: longestAt(body!, name),
    value: values[name],
    error: left.has(name) && contactError(name, values),
    onBlur: () => setLeft(new Set([...left, name])),
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }),
  })
  const canSend = online && !contactError('subject', values) && !contactError('message', values)
  return (
    <AccountCard title={t('title')} text={t('text')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <DraftNotice draft={draft} onRestore={setValues} />
        <TextField label={t('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...field('fromEmail')} />
        <TextField label={t('subject')} {...field('subject')} />
        <LongTextField label={t('message')} autosize minRows={4} maxRows={12} {...field('message')} />
        {send.error && (
          <p className={classes.error} role="alert">
            {messageOfError(send.error)}
          </p>
        )}
        {!online && <p className={classes.note}>{t('offline')}</p>}
        <Button type="submit" size="md" fullWidth disabled={!canSend} loading={send.running}>
          {t('submit')}
        </Button>
      </form>
      <p className={classes.note}>
        {t('orMail')} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
    </AccountCard>
  )
}
