import { Button } from '@mantine/core'
import { fullName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { FullLoading } from '@ramplight/ui/states/full-loading.tsx'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { offerToSend, parkedInWords, removeFromDevice } from '#features/offline-data/index.ts'
import { signOut } from '#features/people/auth/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { isBorrowedBy } from '#platform/borrowed.ts'
import { wasMeant } from '#platform/meant-to-leave.ts'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { AccountCard } from './account-card.tsx'
import { askToRemove } from './ask-to-remove.ts'

const KEPT = 'Drafts and unsent work stay on this device.'

const NO_ROOM =
  'There is no room on this device to lock up what is not sent yet. It is still here: free some space, then load this page again.'
const gone = (unsent: number) => `Nothing of yours stays on this device. ${sealedInWords(unsent)}`.trim()
const sealedInWords = (count: number) =>
  count === 0
    ? ''
    : `${count === 1 ? '1 unsent change waits' : `${count} unsent changes wait`} here, locked; only your own log in on this device opens it.`

/** Loaded anew: nothing of the person stays in the memory of the page. */
async function leaveNow(user: string): Promise<void> {
  const { leaveBorrowed } = await import('#features/offline-data/leaving/index.ts')
  location.replace(`/logout?left=${await leaveBorrowed(user)}`)
}

/**
 * Who opens this address is asked; who pressed Log out has said it. Logging out keeps what is on the person's own device, unless they want it gone, and nothing
 * on a borrowed one; what is not sent is offered to be sent first.
 */
export function LogoutPage() {
  const { remove, left: sealed } = useSearch({ strict: false }) as { remove?: string | boolean; left?: string | number }
  const go = useGo()
  const [user] = useState(useSession()?.user ?? null)
  const [text, setText] = useState(user ? null : sealed === undefined ? KEPT : gone(Number(sealed) || 0))
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
    const isBorrowed = isBorrowedBy(user._id)
    await signOut()
    if (isBorrowed) return leaveNow(user._id).catch(() => setText(NO_ROOM))
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
