import { Button, Group } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { type CoDirectorInvitation, coDirectorInvitationCalls as calls } from '@ramplight/contract/people/co-director-invitations'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Director, DirectorsBox } from '#features/payments/directors/index.ts'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './co-directors.texts.ts'
import { t as ofEvent } from './event.texts.ts'

const nameOf = ({ first_name: first, last_name: last }: CoDirectorInvitation): string =>
  first && last ? fullName({ first_name: first, last_name: last }) : ofEvent('coDirectors.unknown')
/** When it came to be what it is. */
const since = ({ state, sentAt, goodUntil, answeredAt }: CoDirectorInvitation) =>
  writeDay(state === 'pending' ? sentAt : state === 'over' ? goodUntil : (answeredAt ?? sentAt))

type Props = { event: string; without: readonly string[] }

/** Whom this event has asked to direct it too and who has not said yes, and the way to ask somebody: both need the server. */
export function AskedCoDirectors({ event, without }: Props) {
  const online = useOnline()
  const [inviting, setInviting] = useState(false)
  const asked = useQuery(queryOf(calls.byTournament, { params: { id: event } }))
  // Who said yes is a co-director, and stands above; what was revoked is of no interest any more.
  const waiting = (asked.data ?? []).filter(({ state }) => state !== 'accepted' && state !== 'revoked')
  return (
    <>
      <RowList
        rows={waiting.map((one) => ({
          key: one._id,
          title: nameOf(one),
          end: t(`states.${one.state}`, { day: since(one) }),
          ...(one.state !== 'declined' && { foot: <AskedButtons invitation={one} /> }),
        }))}
      />
      <Group gap="sm">
        <Button variant="default" leftSection={<IconUserPlus size={18} />} disabled={!online} onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
        {!online && <small className="rl-dimmed">{t('needsInternet')}</small>}
      </Group>
      <SideSheet opened={inviting} onClose={() => setInviting(false)} title={t('inviteTitle')}>
        <AskForm event={event} without={without} onSent={() => setInviting(false)} />
      </SideSheet>
    </>
  )
}

function AskedButtons({ invitation }: { invitation: CoDirectorInvitation }) {
  const online = useOnline()
  const { _id: id } = invitation
  const name = nameOf(invitation)
  const again = useAction({
    work: () => call(calls.sendAgain, { params: { id } }),
    onDone: () => notify.success(t('sentAgain', { name })),
  })
  const revoke = useAction({
    work: () => call(calls.revoke, { params: { id } }),
    onDone: () => notify.success(t('revoked', { name })),
  })
  const ask = async () => {
    const isMeant = await confirm({
      title: t('revokeAsk', { name }),
      text: t('revokeText'),
      confirmLabel: t('revoke'),
      tone: 'danger',
    })
    if (isMeant) revoke.run()
  }
  return (
    <Group gap="xs">
      <Button variant="default" size="xs" disabled={!online} loading={again.running} onClick={() => again.run()}>
        {t('sendAgain')}
      </Button>
      <Button variant="subtle" color="red" size="xs" disabled={!online} loading={revoke.running} onClick={() => void ask()}>
        {t('revoke')}
      </Button>
    </Group>
  )
}

/** No form of its own: it lies over the one of the event, which is not to be sent. */
function AskForm({ event, without, onSent }: Props & { onSent: () => void }) {
  const [id] = useState(newId)
  const [whom, setWhom] = useState<Director[]>([])
  const [isTried, setTried] = useState(false)
  const send = useAction({
    work: (user: string) => call(calls.create, { params: { id: event }, body: { _id: id, user } }),
    onDone: () => {
      notify.success(t('sent'))
      onSent()
    },
  })
  const submit = () => {
    setTried(true)
    if (whom[0]) send.run(whom[0].user)
  }
  return (
    <div style={{ display: 'grid', gap: 'var(--rl-space-md)' }}>
      <DirectorsBox
        id="co-director"
        label={t('whom')}
        description={ofEvent('coDirectors.about')}
        chosen={whom}
        onChange={setWhom}
        without={without}
        max={1}
        error={isTried && !whom.length ? t('whomNeeded') : undefined}
      />
      <p>{t('inviteText')}</p>
      <Button type="button" loading={send.running} onClick={submit}>
        {t('send')}
      </Button>
    </div>
  )
}
