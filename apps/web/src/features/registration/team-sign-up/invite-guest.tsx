import { Button } from '@mantine/core'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { IconUserPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { type AskedGuest, guestPlace, reachedBy, textTo } from './guest.ts'
import { t } from './team-sign-up.texts.ts'

type Props = {
  team: string
  tournament: Tournament
  /** The link has gone to somebody of this name. */
  onInvited?: (name: string) => void
}

/** The partner who was named while signing up: the mail goes by itself, a text message is sent by the phone of who asks. */
export function InviteGuest({ team, tournament, onInvited }: Props) {
  const [guest, setGuest] = useStoredState<AskedGuest | null>(ownPlace(guestPlace(tournament._id)), null)
  const online = useOnline()
  const reached = guest && reachedBy(guest.contact)
  const send = useAction({
    work: async ({ _id, name }: AskedGuest) => {
      if (reached && 'email' in reached) {
        await call(preRegistrationCalls.inviteByMail, { params: { id: team }, body: { _id, name: name.trim(), email: reached.email } })
        return null
      }
      const { code } = await call(preRegistrationCalls.invitation, { params: { id: team } })
      return `${t('in.inviteText', { tournament: tournament.name })}: ${location.origin}/angler/join/${code}`
    },
    onDone: (text, { name }) => {
      setGuest(null)
      onInvited?.(name.trim())
      if (text === null) notify.success(t('guest.mailed', { name }))
      else if (reached && 'phone' in reached) location.href = textTo(reached.phone, text)
    },
    onRefused: 'shown',
  })
  const started = useRef(false)
  useEffect(() => {
    if (!guest || !reached || !('email' in reached) || !online || started.current) return
    started.current = true
    send.run(guest)
  })
  if (!guest || !reached) return null
  const byMail = 'email' in reached
  return (
    <Banner
      tone="water"
      icon={IconUserPlus}
      actions={
        <>
          <Button size="xs" variant="subtle" onClick={() => setGuest(null)} disabled={send.running}>
            {t('guest.leave')}
          </Button>
          <Button size="xs" onClick={() => send.run(guest)} loading={send.running} disabled={!online}>
            {t(byMail ? 'guest.mailAgain' : 'guest.textNow')}
          </Button>
        </>
      }
    >
      {t(byMail ? 'guest.mailTo' : 'guest.textTo', { name: guest.name, contact: guest.contact })}
      {send.error && <p role="alert">{messageOfError(send.error)}</p>}
    </Banner>
  )
}
