import { Button } from '@mantine/core'
import { authCalls } from '@ramplight/contract/people/auth'
import { brand } from '@ramplight/domain/kernel/brand'
import { PasswordField } from '@ramplight/ui/form/password-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { begin, isGoodPassword, passwordRules } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { setupStateQuery } from '#platform/setup-state.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { t } from './setup.texts.ts'

const empty = { code: '', first_name: '', last_name: '', email: '', password: '' }

/** The first visit of an empty system: one person who looks after it. */
export function SetupPage() {
  const state = useQuery(setupStateQuery())
  const go = useGo()
  const [values, setValues] = useState(empty)
  const create = useAction({
    work: () => call(authCalls.setup, { body: values }),
    onDone: (answer) => {
      queryClient.setQueryData(setupStateQuery().queryKey, { demo: false, takesCards: false, mapTiles: null, ...state.data, needed: false })
      begin(answer)
      go('/sys-admin', { replace: true })
    },
    onRefused: 'shown',
  })
  const ready = Object.values(values).every((value) => value.trim() !== '') && isGoodPassword(values.password)
  const field = (name: keyof typeof empty) => ({
    name,
    size: 'md',
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (ready) create.run()
  }
  if (state.data && !state.data.needed && !create.isDone)
    return (
      <AccountCard title={t('setup.alreadySetUp')} text={t('setup.alreadySetUpText')}>
        <ActionButton action={{ label: t('setup.logIn'), href: '/login' }} variant="filled" fullWidth />
      </AccountCard>
    )
  return (
    <AccountCard title={t('setup.welcome', { name: brand.name })} text={t('setup.welcomeText')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t('setup.setupCode')}
          description={t('setup.setupCodeHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('code')}
        />
        <div className={classes.two}>
          <TextField label={t('setup.firstName')} autoComplete="given-name" {...field('first_name')} />
          <TextField label={t('setup.lastName')} autoComplete="family-name" {...field('last_name')} />
        </div>
        <TextField
          label={t('setup.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <PasswordField label={t('setup.password')} autoComplete="new-password" rules={passwordRules()} {...field('password')} />
        {create.error && (
          <p className={classes.error} role="alert">
            {messageOfError(create.error)}
          </p>
        )}
        <Button type="submit" size="md" fullWidth disabled={!ready} loading={create.running}>
          {t('setup.createAdministrator')}
        </Button>
      </form>
    </AccountCard>
  )
}
