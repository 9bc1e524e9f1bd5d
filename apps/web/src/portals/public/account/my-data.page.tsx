import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useState } from 'react'
import { removeFromDevice } from '#features/offline-data/index.ts'
import { signOut } from '#features/people/auth/index.ts'
import { PersonalDataSection } from '#features/people/personal-data/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

/** The account of who is signed in: its password, and what is kept of them, to be taken home, and to be erased here and on this device. */
export function MyDataPage() {
  const [session] = useState(useSession())
  const user = session?.user ?? null
  const [isGone, setGone] = useState(false)
  const leave = async () => {
    if (!user) return
    await signOut()
    await removeFromDevice(user._id, 'log-out')
    setGone(true)
  }
  if (isGone)
    return (
      <AccountCard title={t('myData.erased')} text={t('myData.erasedText')}>
        <Button component={UiLink} href="/" size="md" fullWidth mt="lg">
          {t('myData.home')}
        </Button>
      </AccountCard>
    )
  if (!user)
    return (
      <AccountCard title={t('myData.title')} text={t('myData.first')}>
        <Button component={UiLink} href="/login" size="md" fullWidth mt="lg">
          {t('logout.signIn')}
        </Button>
      </AccountCard>
    )
  return (
    <AccountCard title={t('myData.title')} text={t('myData.signedInAs', { email: user.email ?? '' })}>
      {/* Who acts as somebody else does not touch how they sign in. */}
      {!session?.acting && <ChangePasswordForm user={user} />}
      <p className={classes.part}>{t('myData.text')}</p>
      <PersonalDataSection user={user._id} whose="yours" onErased={() => void leave()} />
      <Button component={UiLink} href={homeOf(user)} variant="subtle" fullWidth mt="xs">
        {t('myData.back')}
      </Button>
    </AccountCard>
  )
}
