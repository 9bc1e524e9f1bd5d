import { modals } from '@mantine/modals'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { FullLoading } from '@ramplight/ui/states/full-loading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { setupStateQuery, signIn } from '#features/people/auth/index.ts'
import { homeOf, safeRedirect } from '#platform/addresses.ts'
import { routeOf } from '#platform/href.ts'
import { rememberEmail } from '#platform/remembered-email.ts'
import { useSession } from '#platform/use-session.ts'
import { wantPage } from '#platform/wanted-page.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { LoginForm, type LoginValues } from './login-form.tsx'
import { OnThisDevice } from './on-this-device.tsx'
import { useEnter } from './use-enter.ts'

export function LoginPage() {
  const { redirect } = useSearch({ from: '__root__' })
  const enter = useEnter()
  useEffect(() => wantPage(redirect), [redirect])
  const session = useSession()
  const isDemo = useQuery(setupStateQuery()).data?.demo
  const [attempting, setAttempting] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const attempt = async ({ email, password, remember, device }: LoginValues) => {
    setAttempting(true)
    setError(null)
    const result = await signIn({ email, password, isOwn: device === 'own' }, () => notify.warning(t('login.attempting')))
    if (result.kind === 'in') {
      rememberEmail(remember ? email.trim() : null)
      return enter(result)
    }
    setAttempting(false)
    if (result.kind === 'refused') setError(result.error)
    if (result.kind === 'no-offline-login') modals.open({ title: t('login.noNetwork'), children: t('login.noOffline') })
  }

  if (attempting) return <FullLoading title={t('login.blasting')} />
  if (session) return <Navigate {...routeOf(safeRedirect(redirect) ?? homeOf(session.user))} replace />
  return (
    <AccountCard title={t('login.title')} text={redirect ? t('login.goOn') : undefined}>
      <LoginForm onSubmit={attempt} error={error} />
      <OnThisDevice />
      {isDemo && (
        <p className={classes.note}>
          <UiLink href="/outbox">{t('login.outbox')}</UiLink>
        </p>
      )}
    </AccountCard>
  )
}
