import { Button } from '@mantine/core'
import { fullName } from '@ramplight/domain/registration/full-name'
import { FullLoading } from '@ramplight/ui/full-loading.tsx'
import { UiLink } from '@ramplight/ui/link.tsx'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { offerToSend } from '#features/offline-data/offer-to-send.ts'
import { parkedInWords, removeFromDevice } from '#features/offline-data/remove-from-device.ts'
import { wasMeant } from '#platform/meant-to-leave.ts'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { homeOf } from '#shell/guard.ts'
import { signOut } from '#shell/sign-out.ts'
import { AccountCard } from './account-card.tsx'
import { askToRemove } from './ask-to-remove.ts'

const KEPT = 'Drafts and unsent work stay on this device.'

/**
 * Who opens this address is asked; who pressed Log out has said it. Logging out keeps what is on the device, unless the person wants it gone; what is not sent
 * is offered to be sent first.
 */
export function LogoutPage() {
  const { remove } = useSearch({ strict: false }) as { remove?: string | boolean }
  const go = useGo()
  const [user] = useState(useSession()?.user ?? null)
  const [text, setText] = useState(user ? null : KEPT)
  const [removable, setRemovable] = useState(user !== null)
  const [asking, setAsking] = useState(() => user !== null && !wasMeant() && !remove)
  const begun = useRef(false)

  const removeNow = async () => {
    if (!user) return
    const { parked } = await removeFromDevice(user._id, 'log-out')
    setRemovable(false)
    setText(`Your data is no longer on this device. ${parkedInWords(parked)}`.trim())
  }
  const askThenRemove = async () => {
    if (await askToRemove(0)) await removeNow()
  }
  const leave = async () => {
    if (!user) return
    const left = await offerToSend(user._id)
    if (remove && !(await askToRemove(left))) return go(homeOf(user), { replace: true })
    await signOut()
    if (remove) await removeNow()
    else setText(left > 0 ? `${KEPT} What is not sent yet goes out after you log in again.` : KEPT)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened or the question answered
  useEffect(() => {
    if (begun.current || asking) return
    begun.current = true
    void leave()
  }, [asking])

  if (asking && user)
    return (
      <AccountCard title="Log out?" text={`You are signed in as ${fullName(user)}.`}>
        <Button size="md" fullWidth mt="lg" onClick={() => setAsking(false)}>
          Log out
        </Button>
        <Button component={UiLink} href={homeOf(user)} variant="subtle" fullWidth mt="xs">
          Stay signed in
        </Button>
      </AccountCard>
    )
  if (text === null) return <FullLoading title="Logging out" />
  return (
    <AccountCard title="Logged Out" text={text}>
      <Button component={UiLink} href="/login" size="md" fullWidth mt="lg">
        Sign In
      </Button>
      {removable && (
        <Button variant="subtle" fullWidth mt="xs" onClick={() => void askThenRemove()}>
          Remove my data from this device
        </Button>
      )}
    </AccountCard>
  )
}
