import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useState } from 'react'
import { removeFromDevice } from '#features/offline-data/index.ts'
import { signOut } from '#features/people/auth/index.ts'
import { PersonalDataSection } from '#features/people/personal-data/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { useSession } from '#platform/use-session.ts'
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
      <AccountCard title="Your account is erased" text="Your data is no longer on this device either.">
        <Button component={UiLink} href="/" size="md" fullWidth mt="lg">
          Home
        </Button>
      </AccountCard>
    )
  if (!user)
    return (
      <AccountCard title="My data" text="Sign in first.">
        <Button component={UiLink} href="/login" size="md" fullWidth mt="lg">
          Sign In
        </Button>
      </AccountCard>
    )
  return (
    <AccountCard title="My data" text="Everything we keep about you, as files for a spreadsheet.">
      <PersonalDataSection user={user._id} whose="yours" onErased={() => void leave()} />
      <Button component={UiLink} href={homeOf(user)} variant="subtle" fullWidth mt="xs">
        Back
      </Button>
    </AccountCard>
  )
}
