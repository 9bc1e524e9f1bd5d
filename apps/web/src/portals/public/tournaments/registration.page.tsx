import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Navigate, useParams } from '@tanstack/react-router'
import { signUpAddress } from '#features/registration/sign-up/index.ts'
import { routeOf } from '#platform/href.ts'
import { useSession } from '#platform/use-session.ts'
import { AccountCard } from '../account/account-card.tsx'
import { t } from '../public.texts.ts'

/** A visitor signs in first, and comes back to sign up. */
export function PublicRegistrationPage() {
  const { id } = useParams({ from: '/public/tournaments/$id/registration' })
  const session = useSession()
  const address = signUpAddress(id, true)
  if (session) return <Navigate {...routeOf(address)} replace />
  const redirect = encodeURIComponent(address)
  return (
    <AccountCard title={t('registration.title')} text={t('registration.pleaseLogIn')}>
      <Button component={UiLink} href={`/login?redirect=${redirect}`} size="md" fullWidth mt="md">
        {t('registration.logIn')}
      </Button>
      <Button component={UiLink} href={`/signup?redirect=${redirect}`} size="md" fullWidth variant="default" mt="sm">
        {t('registration.createAccount')}
      </Button>
    </AccountCard>
  )
}
