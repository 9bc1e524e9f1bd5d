import { Button } from '@mantine/core'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { IconUserPlus } from '@tabler/icons-react'
import { call } from '#platform/call.ts'
import { shareAddress } from '#platform/share-address.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './team-sign-up.texts.ts'

/** A link by which somebody comes into the team, as themself. `room`: how many more the boat takes. */
export function InvitePartner({ team, tournament, room }: { team: string; tournament: Tournament; room: number }) {
  const invite = useAction({
    work: () => call(preRegistrationCalls.invitation, { params: { id: team } }),
    onDone: ({ code }) => {
      const url = `${location.origin}/angler/join/${code}`
      const text = t('in.inviteText', { tournament: tournament.name })
      return shareAddress(url, { title: tournament.name, text, copied: t('in.copied'), cannot: t('in.cannotCopy', { url }) })
    },
  })
  return (
    <>
      <p className="rl-dimmed">{t('in.roomFor', { count: room })}</p>
      <Button variant="light" leftSection={<IconUserPlus aria-hidden />} onClick={() => invite.run()} loading={invite.running}>
        {t('in.invite')}
      </Button>
    </>
  )
}
