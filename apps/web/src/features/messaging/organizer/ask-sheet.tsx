import { Button } from '@mantine/core'
import { EMAIL } from '@ramplight/domain/kernel/typed-identifier'
import { LONGEST_NAME, LONGEST_QUESTION } from '@ramplight/domain/messaging/ask-director'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { focusField } from '@ramplight/ui/form/focus-field'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useDraft } from '@ramplight/ui/form/use-draft'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { type SubmitEvent, useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import classes from './organizer.module.css'
import { calls } from './organizer.open-calls.ts'
import type { Of } from './organizer.queries.ts'
import { t } from './organizer.texts.ts'

type Values = { name: string; email: string; question: string }
type Field = keyof Values
type Props = { of: Of; name: string; opened: boolean; onClose: () => void }

const EMPTY: Values = { name: '', email: '', question: '' }

export const AskSheet = ({ of, name, opened, onClose }: Props) => (
  <SideSheet opened={opened} onClose={onClose} title={t('ask')} subtitle={of.name}>
    <AskForm of={of} name={name} onSent={onClose} />
  </SideSheet>
)

/** Who is signed in types the question alone: name and address are those of the account. */
function AskForm({ of, name: director, onSent }: { of: Of; name: string; onSent: () => void }) {
  const user = useSession()?.user
  const online = useOnline()
  const asked: Field[] = [...(user ? [] : ['name' as const]), ...(user?.email ? [] : ['email' as const]), 'question']
  const [values, setValues] = useState(EMPTY)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const draft = useDraft({ key: ownPlace(`ask-${of._id}`), values, isDirty: values.question !== '' })
  const send = useAction({
    work: () => {
      const body = Object.fromEntries(asked.map((field) => [field, values[field].trim()])) as Pick<Values, 'question'> & Partial<Values>
      return call(of.kind === 'tour' ? calls.askOfTour : calls.askOfTournament, { params: { id: of._id }, body })
    },
    onDone: () => {
      draft.clear()
      setValues(EMPTY)
      setLeft(new Set())
      notify.success(t('form.sent'))
      onSent()
    },
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = asked.find((field) => !isFilled(field, values))
    if (!wrong) return send.run()
    setLeft(new Set(asked))
    focusField(`ask-${wrong}`)
  }
  const field = (name: Field, most?: number) => ({
    id: `ask-${name}`,
    label: t(`form.${name}`),
    size: 'md',
    maxLength: most,
    value: values[name],
    error: left.has(name) && !isFilled(name, values) && t(`form.${name}Missing`),
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }),
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className="rl-dimmed">{t('form.about', { name: director })}</p>
      <DraftNotice draft={draft} onRestore={setValues} />
      {asked.includes('name') && <TextField autoComplete="name" {...field('name', LONGEST_NAME)} />}
      {asked.includes('email') && (
        <TextField type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...field('email')} />
      )}
      <LongTextField autosize minRows={4} maxRows={12} {...field('question', LONGEST_QUESTION)} />
      {user?.email && <p className="rl-dimmed">{t('form.replyTo', { email: user.email })}</p>}
      {send.error && (
        <p className={classes.error} role="alert">
          {messageOfError(send.error)}
        </p>
      )}
      <NeedsInternet offline={!online} reason={t('form.needsInternet')}>
        <Button type="submit" size="md" fullWidth loading={send.running}>
          {t('form.send')}
        </Button>
      </NeedsInternet>
    </form>
  )
}

const isFilled = (field: Field, values: Values): boolean => {
  const value = values[field].trim()
  return field === 'email' ? EMAIL.test(value) : value !== ''
}
