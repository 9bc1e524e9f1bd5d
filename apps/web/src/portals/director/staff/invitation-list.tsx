import { Button, Group } from '@mantine/core'
import { staffInvitationCalls as calls, type StaffInvitation } from '@ramplight/contract/people/staff-invitations'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { writeDay } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './staff.texts.ts'

/** When it came to be what it is. */
const since = ({ state, sentAt, goodUntil, answeredAt }: StaffInvitation) =>
  writeDay(state === 'pending' ? sentAt : state === 'over' ? goodUntil : (answeredAt ?? sentAt))
/** Nobody has said yes or no: it can be sent again, and taken back. */
const isOpen = ({ state }: StaffInvitation) => state === 'pending' || state === 'over'

/** Whom this director has asked to help, and what they have said. */
export function InvitationList({ director }: { director: string }) {
  const online = useOnline()
  const invitations = useQuery(queryOf(calls.list, {}))
  const revoke = useAction({
    work: ({ _id: id }: StaffInvitation) => call(calls.revoke, { params: { id } }),
    onDone: (_, one) => notify.success(t('revoked', { name: fullName(one) })),
  })
  const again = useAction({
    work: ({ _id: id }: StaffInvitation) => call(calls.sendAgain, { params: { id } }),
    onDone: (_, one) => notify.success(t('sentAgain', { name: fullName(one) })),
  })
  const ask = async (one: StaffInvitation) => {
    const name = fullName(one)
    const isMeant = await confirm({
      title: t('revokeAsk', { name }),
      text: t('revokeText'),
      confirmLabel: t('revoke'),
      tone: 'danger',
    })
    if (isMeant) revoke.run(one)
  }
  const buttons = (one: StaffInvitation) => (
    <Group gap="xs">
      <Button variant="default" size="xs" disabled={!online} loading={again.running && again.given === one} onClick={() => again.run(one)}>
        {t('sendAgain')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        disabled={!online}
        loading={revoke.running && revoke.given === one}
        onClick={() => void ask(one)}
      >
        {t('revoke')}
      </Button>
    </Group>
  )
  return (
    <Section title={t('invitations')} flush>
      <Loaded query={invitations} what={t('invitationsNoun')}>
        {(all) => (
          <RowList
            none={t('noInvitations')}
            rows={all
              .filter((one) => one.director === director)
              .map((one) => ({
                key: one._id,
                title: fullName(one),
                about: one.tours.length
                  ? t('to', { role: t(`roles.${one.may}`), tours: writeList(one.tours.map(({ name }) => name)) })
                  : t('noTours'),
                end: t(`states.${one.state}`, { day: since(one) }),
                ...(isOpen(one) && { foot: buttons(one) }),
              }))}
          />
        )}
      </Loaded>
    </Section>
  )
}
