import { Button } from '@mantine/core'
import type { NewFactor } from '@ramplight/contract/people/auth'
import { dialogs } from '@ramplight/ui/dialogs/dialogs'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { FullLoading } from '@ramplight/ui/states/full-loading.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type SignInResult, signIn } from '#features/people/auth/index.ts'
import { useAddress } from '#platform/address.ts'
import { homeOf, pageOf, safeRedirect } from '#platform/addresses.ts'
import { rememberEmail } from '#platform/remembered-email.ts'
import { setupStateQuery } from '#platform/setup-state.ts'
import { useSession } from '#platform/use-session.ts'
import { wantPage } from '#platform/wanted-page.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { LoginForm, type LoginValues } from './login-form.tsx'
import { OnThisDevice } from './on-this-device.tsx'
import { t as tKeys } from './passkeys.texts.ts'
import { t as tStep } from './second-step.texts.ts'
import { useEnter } from './use-enter.ts'

const FactorCodeForm = later(() => import('./factor-code-form.tsx').then((module) => module.FactorCodeForm))
const ShowNewFactor = later(() => import('./new-factor.tsx').then((module) => module.ShowNewFactor))
const LoginInvitation = later(() => import('#features/registration/invitation/index.ts').then((module) => module.LoginInvitation))
const RecoveryCodes = later(() => import('./recovery-codes.tsx').then((module) => module.RecoveryCodes))

/** The code of a link into a team, which its page needs somebody for. */
const invitationIn = (redirect: string | undefined): string | null => /^\/angler\/join\/([\w-]+)/.exec(redirect ?? '')?.[1] ?? null

type In = Extract<SignInResult, { kind: 'in' }>
/** The password was right: it waits in the memory of this page for the code. */
type Step = { values: LoginValues; setUp: NewFactor | null; error: string | null }

export function LoginPage() {
  const { search, go } = useAddress()
  const { redirect } = search
  const enter = useEnter()
  useEffect(() => wantPage(redirect), [redirect])
  const session = useSession()
  const isDemo = useQuery(setupStateQuery()).data?.demo
  const [attempting, setAttempting] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const [welcome, setWelcome] = useState<In | null>(null)
  /** They came with a session, or signed in in another tab. */
  const isIn = session && !attempting && !welcome && !step
  useEffect(() => {
    const wanted = safeRedirect(redirect)
    if (isIn) go(wanted ? pageOf(session.user, wanted) : homeOf(session.user), { replace: true })
  }, [isIn, session, redirect, go])

  const attempt = async (values: LoginValues, code = '') => {
    const { email, password, remember, device } = values
    setAttempting(true)
    setError(null)
    const result = await signIn({ email, password, isOwn: device === 'own', code }, () => notify.warning(t('login.attempting')))
    if (result.kind === 'in') {
      rememberEmail(remember ? email.trim() : null)
      if (!result.answer.recoveryCodes) return enter(result)
      setWelcome(result)
      setAttempting(false)
      return
    }
    setAttempting(false)
    setStep(result.kind === 'second-step' ? { values, setUp: result.setUp ?? step?.setUp ?? null, error: result.error } : null)
    if (result.kind === 'refused') setError(result.error)
    if (result.kind === 'no-offline-login') dialogs.open({ title: t('login.noNetwork'), children: t('login.noOffline') })
  }

  const byPasskey = async ({ remember, device }: LoginValues) => {
    setAttempting(true)
    setError(null)
    const { signInByPasskey } = await import('#features/people/passkeys/index.ts')
    const result = await signInByPasskey(device === 'own')
    if (result.kind === 'in') {
      rememberEmail(remember ? (result.answer.user?.email ?? null) : null)
      return enter(result)
    }
    setAttempting(false)
    setError(result.kind === 'stopped' ? tKeys('stopped') : result.error)
  }

  if (attempting) return <FullLoading title={t('login.blasting')} />
  if (welcome)
    return (
      <AccountCard title={tStep('title')}>
        <RecoveryCodes codes={welcome.answer.recoveryCodes ?? []} onKept={() => enter(welcome)} />
      </AccountCard>
    )
  if (step)
    return (
      <AccountCard title={tStep('loginTitle')} text={tStep(step.setUp ? 'setUpText' : 'loginText')}>
        {step.setUp && <ShowNewFactor factor={step.setUp} />}
        <FactorCodeForm
          submit={tStep('next')}
          error={step.error}
          takesRecovery={!step.setUp}
          onSend={(code) => void attempt(step.values, code)}
        >
          <Button variant="subtle" fullWidth onClick={() => setStep(null)}>
            {tStep('back')}
          </Button>
        </FactorCodeForm>
      </AccountCard>
    )
  if (session) return null
  const invited = invitationIn(redirect)
  return (
    <AccountCard title={t('login.title')} text={redirect && !invited ? t('login.goOn') : undefined}>
      {invited && <LoginInvitation code={invited} />}
      <LoginForm onSubmit={attempt} onPasskey={byPasskey} error={error} />
      <OnThisDevice />
      {isDemo && (
        <p className={classes.note}>
          <UiLink href="/outbox">{t('login.outbox')}</UiLink>
        </p>
      )}
    </AccountCard>
  )
}
