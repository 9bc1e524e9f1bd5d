import { Button } from '@mantine/core'
import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { homeOf } from '#platform/addresses.ts'
import { meanToLeave } from '#platform/meant-to-leave.ts'
import { useGo } from '#platform/use-go.ts'
import { wantPage } from '#platform/wanted-page.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { t } from './staff-invitation.texts.ts'

/** Whoever opens an invitation without a session: they sign in or sign up, and come back. */
export function SignInFirst({ title }: { title: string }) {
  const { pathname } = useLocation()
  // It waits while they sign in or make an account, which may take a mail.
  useEffect(() => wantPage(pathname), [pathname])
  return (
    <AccountCard title={title} text={t('signInFirst')}>
      <Button component={UiLink} href="/login" size="md" fullWidth mt="lg">
        {t('logIn')}
      </Button>
      <Button component={UiLink} href="/signup" size="md" fullWidth variant="default" mt="sm">
        {t('signUp')}
      </Button>
      <p className={classes.note}>{t('nothingYet')}</p>
    </AccountCard>
  )
}

/** Nobody else's invitation is there for this account, and neither is an address that was never one. */
export function InvitationNotHere({ user }: { user: User }) {
  const { pathname } = useLocation()
  const go = useGo()
  const changeAccount = () => {
    wantPage(pathname)
    meanToLeave()
    go('/logout')
  }
  return (
    <AccountCard title={t('unknown')} text={t('unknownText', { name: user.email ?? fullName(user) })}>
      <Button size="md" fullWidth mt="lg" onClick={changeAccount}>
        {t('otherAccount')}
      </Button>
      <Button component={UiLink} href={homeOf(user)} variant="subtle" fullWidth mt="xs">
        {t('home')}
      </Button>
    </AccountCard>
  )
}
