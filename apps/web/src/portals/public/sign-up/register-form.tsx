import { Button } from '@mantine/core'
import { PLACEHOLDER_NAME, signUpCalls } from '@ramplight/contract/people/sign-up'
import type { User } from '@ramplight/contract/people/users'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { focusField } from '@ramplight/ui/form/focus-field'
import { PasswordField } from '@ramplight/ui/form/password-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { useDraft } from '@ramplight/ui/form/use-draft'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { type SubmitEvent, useState } from 'react'
import { passwordError, passwordRules } from '#features/people/auth/index.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSmallForm } from '#platform/use-small-form.ts'
import classes from '../account/account-card.module.css'
import { PersonFields, type PersonValues, personError, personFields } from '../account/person-fields.tsx'
import { useEnter } from '../account/use-enter.ts'
import type { LinkValues } from '../account/use-link-values.ts'
import { type Whose, WhoseDevice } from '../account/whose-device.tsx'
import { register } from './register.ts'
import { t } from './sign-up.texts.ts'

const { body } = signUpCalls.completeRegistration
type Values = PersonValues & { password: string }

const knownOf = (user: User | null): PersonValues => ({
  first_name: user && user.first_name !== PLACEHOLDER_NAME ? user.first_name : '',
  last_name: user?.last_name ?? '',
  phone: user?.phone ?? '',
  city: user?.city ?? '',
  state: user?.state ?? '',
})
const isOfPassword = (error: Error | null) => error instanceof CallError && error.code.startsWith('password.')
/** Used, or older than ten minutes: this form cannot be sent any more without another one. */
const isOfCode = (error: Error | null) => error instanceof CallError && error.code === 'code.wrong'

/** Who somebody is, and the password they choose. What they typed is kept on this device, but never the password or the code. */
export function RegisterForm({ proved }: { proved: LinkValues & { user: User | null } }) {
  const online = useOnline()
  const enter = useEnter()
  const go = useGo()
  const [known] = useState(() => knownOf(proved.user))
  const [isOld, setOld] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [whose, setWhose] = useState<Whose>(null)
  const form = useSmallForm<Values>({
    empty: { ...known, password: '' },
    errorOf: (name, values) => (name === 'password' ? passwordError(values.password) : personError(name, values)),
    body,
  })
  const { password, ...person } = form.values
  // On a shared tablet the next one to register is another visitor: whose draft it is, only the mailbox tells.
  const draft = useDraft({
    key: ownPlace(`register-${proved.email.trim().toLowerCase()}`),
    values: person,
    isDirty: personFields.some((name) => person[name] !== known[name]),
  })
  const create = useAction({
    work: () => register({ ...proved, password, person, isOwn: whose === 'own' }),
    onDone: (result) => {
      draft.clear()
      if (result.kind === 'in') enter(result)
      else go('/login')
    },
    onRefused: (error) => void (isOfPassword(error) && focusField('password')),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!form.check()) return
    if (isOld) create.run()
    else focusField('isOld')
  }
  const password_ = form.field('password')
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <DraftNotice draft={draft} onRestore={(found) => form.setValues({ ...form.values, ...found })} />
      <PersonFields names={personFields} field={form.field} />
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={proved.email} readOnly hidden />
      <PasswordField
        label={t('register.password')}
        autoComplete="new-password"
        rules={passwordRules()}
        {...password_}
        error={password_.error || (isOfPassword(create.error) && messageOfError(create.error))}
      />
      <TickField
        id="isOld"
        label={t('register.isOld')}
        checked={isOld}
        onChange={(event) => setOld(event.currentTarget.checked)}
        error={isAsked && !isOld && t('register.isOldNeeded')}
      />
      <p className={classes.note}>
        {t('register.terms')} <UiLink href="/terms-of-service">{t('register.termsLink')}</UiLink>
      </p>
      <WhoseDevice value={whose} onChoose={setWhose} />
      {create.error && !isOfPassword(create.error) && (
        <p className={classes.error} role="alert">
          {messageOfError(create.error)}
        </p>
      )}
      {isOfCode(create.error) && (
        <p className={classes.note}>
          <UiLink href="/signup">{t('register.another')}</UiLink>
        </p>
      )}
      {!online && <p className={classes.note}>{t('needsInternetKept')}</p>}
      <Button type="submit" size="md" fullWidth disabled={!online} loading={create.running}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
