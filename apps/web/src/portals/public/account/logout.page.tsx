import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/link.tsx'
import { useEffect, useState } from 'react'
import { useSession } from '#platform/use-session.ts'
import { signOut } from '#shell/sign-out.ts'
import { AccountCard } from './account-card.tsx'

export function LogoutPage() {
  const [signedIn] = useState(useSession() !== null)
  useEffect(() => {
    if (signedIn) void signOut()
  }, [signedIn])
  return (
    <AccountCard title="Logged Out" text="Drafts and unsent work stay on this device.">
      <Button component={UiLink} href="/login" size="md" fullWidth mt="lg">
        Sign In
      </Button>
    </AccountCard>
  )
}
