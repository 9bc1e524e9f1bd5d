import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Navigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signUpAddress } from '#features/registration/sign-up/index.ts'
import { pageOf } from '#platform/addresses.ts'
import { routeOf } from '#platform/href.ts'
import { useSession } from '#platform/use-session.ts'
import { wantPage } from '#platform/wanted-page.ts'
import { AccountCard } from '../account/account-card.tsx'
import { t } from '../public.texts.ts'

/** A visitor signs in first, and comes back to sign up. */
export function PublicRegistrationPage() {
  const { id } = useParams({ from: '/public/tournaments/$id/registration' })
  const session = useSession()
  const address = signUpAddress(id, true)
  // It waits while they sign in or make an account, which may take a mail.
  useEffect(() => wantPage(address), [address])
  if (session) return <Navigate {...routeOf(pageOf(session.user, address))} replace />
  return (
    <AccountCard title={t('registration.title')} text={t('registration.pleaseLogIn')}>
      <Button component={UiLink} href="/login" size="md" fullWidth mt="md">
        {t('registration.logIn')}
      </Button>
      <Button component={UiLink} href="/signup" size="md" fullWidth variant="default" mt="sm">
        {t('registration.createAccount')}
      </Button>
    </AccountCard>
  )
}
