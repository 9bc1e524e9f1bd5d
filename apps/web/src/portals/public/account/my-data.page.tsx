import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useState } from 'react'
import { removeFromDevice } from '#features/offline-data/index.ts'
import { signOut } from '#features/people/auth/index.ts'
import { PersonalDataSection } from '#features/people/personal-data/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './account.texts.ts'
import { AccountCard } from './account-card.tsx'

/** What is kept of who is signed in: to be taken home, and to be erased, here and on this device. */
export function MyDataPage() {
  const [user] = useState(useSession()?.user ?? null)
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
    <AccountCard title={t('myData.title')} text={t('myData.text')}>
      <PersonalDataSection user={user._id} whose="yours" onErased={() => void leave()} />
      <Button component={UiLink} href={homeOf(user)} variant="subtle" fullWidth mt="xs">
        {t('myData.back')}
      </Button>
    </AccountCard>
  )
}
