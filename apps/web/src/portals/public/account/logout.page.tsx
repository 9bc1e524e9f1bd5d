import { Button } from '@mantine/core'
import { fullName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { FullLoading } from '@ramplight/ui/states/full-loading.tsx'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { offerToSend, removeFromDevice } from '#features/offline-data/index.ts'
import { signOut } from '#features/people/auth/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { isBorrowedBy } from '#platform/borrowed.ts'
import { NoRoomError, withinRoom } from '#platform/local/store/store-errors.ts'
import { wasMeant } from '#platform/meant-to-leave.ts'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './account.texts.ts'
import { AccountCard } from './account-card.tsx'
import { askToLock, askToRemove } from './ask-to-remove.ts'

const sentences = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ')
const gone = (unsent: number) => sentences(t('logout.gone'), unsent > 0 && t('logout.sealed', { count: unsent }))

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
  const { remove, left: sealed } = useSearch({ from: '__root__' })
  const go = useGo()
  const [user] = useState(useSession()?.user ?? null)
  const [text, setText] = useState(user ? null : sealed === undefined ? t('logout.kept') : gone(Number(sealed) || 0))
  const [removable, setRemovable] = useState(user !== null)
  const [asking, setAsking] = useState(() => user !== null && !wasMeant() && !remove)
  const begun = useRef(false)

  const removeNow = async () => {
    if (!user) return
    try {
      const { parked } = await removeFromDevice(user._id, 'log-out')
      setRemovable(false)
      setText(sentences(t('logout.removed'), parked > 0 && t('logout.parked', { count: parked })))
    } catch (error) {
      notGone(error)
    }
  }
  const notGone = (error: unknown) => setText(t(withinRoom(error) instanceof NoRoomError ? 'logout.noRoom' : 'logout.notGone'))
  const askThenRemove = async () => {
    if (await askToRemove(0)) await removeNow()
  }
  const leave = async () => {
    if (!user) return
    const left = await offerToSend(user._id)
    if (remove && !(await askToRemove(left))) return go(homeOf(user), { replace: true })
    const isBorrowed = isBorrowedBy(user._id)
    // Before anything is locked: only this person opens it again, and only here.
    if (isBorrowed && left > 0 && !(await askToLock(left))) return go(homeOf(user), { replace: true })
    await signOut()
    if (isBorrowed) return leaveNow(user._id).catch(notGone)
    if (remove) await removeNow()
    else setText(sentences(t('logout.kept'), left > 0 && t('logout.sentLater')))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened or the question answered
  useEffect(() => {
    if (begun.current || asking) return
    begun.current = true
    void leave()
  }, [asking])

  if (asking && user)
    return (
      <AccountCard title={t('logout.ask')} text={t('logout.signedInAs', { name: fullName(user) })}>
        <Button size="md" fullWidth mt="lg" onClick={() => setAsking(false)}>
          {t('logout.button')}
        </Button>
        <Button component={UiLink} href={homeOf(user)} variant="subtle" fullWidth mt="xs">
          {t('logout.stay')}
        </Button>
      </AccountCard>
    )
  if (text === null) return <FullLoading title={t('logout.going')} />
  return (
    <AccountCard title={t('logout.title')} text={text}>
      <Button component={UiLink} href="/login" size="md" fullWidth mt="lg">
        {t('logout.signIn')}
      </Button>
      {removable && (
        <Button variant="subtle" fullWidth mt="xs" onClick={() => void askThenRemove()}>
          {t('logout.remove')}
        </Button>
      )}
    </AccountCard>
  )
}
