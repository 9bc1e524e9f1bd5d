import { Button } from '@mantine/core'
import type { User } from '@ramplight/contract/people/users'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { useState } from 'react'
import { removeFromDevice } from '#features/offline-data/index.ts'
import { signOut } from '#features/people/auth/index.ts'
import { PersonalDataSection } from '#features/people/personal-data/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { forgetPapers } from '#platform/files/paper-store.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './account.texts.ts'
import { AccountCard } from './account-card.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ChooseLook } from './choose-look.tsx'
import { MyDevices } from './my-devices.tsx'
import { MyPasskeys } from './my-passkeys.tsx'
import { MyPersonForm } from './my-person-form.tsx'
import { MyPictures } from './my-pictures.tsx'
import { t as tKeys } from './passkeys.texts.ts'
import { PhoneProof } from './phone-proof.tsx'
import { t as tStep } from './second-step.texts.ts'
import { SecondStep } from './second-step.tsx'

/** Only who is signed in needs it, and not at once. */
const OwnChoices = later(() => import('#features/messaging/own-choices/index.ts').then((module) => module.OwnChoices))

/** The account of who is signed in: who they are, how they get in and where, what is kept of them. */
export function MyDataPage() {
  const session = useSession()
  // Of whom it is while they leave: by then nobody is signed in. Before that the session alone says it, also when another tab changes it.
  const [leaving, setLeaving] = useState<User | null>(null)
  const user = session?.user ?? leaving
  const [isGone, setGone] = useState(false)
  const leave = async () => {
    if (!user) return
    setLeaving(user)
    await signOut()
    await removeFromDevice(user._id, 'log-out')
    // Nobody will sign in and send them any more.
    forgetPapers(user._id)
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
    <Page key={user._id} width="form">
      <PageHeader title={t('myData.title')} meta={t('myData.signedInAs', { email: user.email ?? '' })} />
      {/* Who acts as somebody else does not touch how they sign in, nor sees where. */}
      {!session?.acting && (
        <>
          <Section title={t('myData.you')}>
            <MyPersonForm user={user} />
            {/* Another number starts anew. */}
            <PhoneProof key={user.phone} user={user} />
          </Section>
          <Section title={t('pictures.title')} note={t('pictures.text')}>
            <MyPictures user={user} />
          </Section>
          <Section title={t('myData.password')}>
            <ChangePasswordForm user={user} />
          </Section>
          <Section title={tStep('title')}>
            <SecondStep />
          </Section>
          <Section title={tKeys('title')} note={tKeys('text')}>
            <MyPasskeys />
          </Section>
          <Section title={t('devices.title')} note={t('devices.text')}>
            <MyDevices />
          </Section>
        </>
      )}
      <Section title={t('look.title')} note={t('look.text')}>
        <ChooseLook />
      </Section>
      <OwnChoices />
      <Section title={t('myData.data')} note={t('myData.text')}>
        <p>{t('myData.stays')}</p>
        <PersonalDataSection user={user._id} whose="yours" onErased={() => void leave()} />
      </Section>
      <Button component={UiLink} href={homeOf(user)} variant="subtle" fullWidth mt="xs">
        {t('myData.back')}
      </Button>
    </Page>
  )
}
