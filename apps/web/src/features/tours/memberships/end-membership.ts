import { type Membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { changeMembers } from './change-members.ts'
import { memberName } from './member-words.ts'
import { t } from './memberships.texts.ts'

/** The member leaves, or comes back. What was paid was paid. */
export async function endOrBegin(row: Membership): Promise<void> {
  const name = memberName(row)
  const { active } = row
  const ask = { title: t('end.title', { name }), text: t('end.text'), confirmLabel: t('end.confirm'), tone: 'danger' as const }
  if (active && !(await confirm(ask))) return
  await changeMembers(
    [row],
    () => ({ active: !active }),
    () => t(active ? 'end.hasEnded' : 'end.goesOn', { name }),
  )
}

/** Somebody who was added by mistake. */
export async function removeMember(row: Membership): Promise<void> {
  const name = memberName(row)
  const ask = { title: t('remove.title', { name }), text: t('remove.text'), confirmLabel: t('remove.confirm'), tone: 'danger' as const }
  if (!(await confirm(ask))) return
  try {
    await call(membershipCalls.remove, { params: { id: row._id } })
    notify.stealth(t('remove.isRemoved', { name }))
  } catch (error) {
    notify.danger(messageOfError(error))
  }
}
