import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { messageOfError } from '#platform/call-error.ts'
import { actAs } from '../auth/act-as.ts'

/** Asks, and answers who the admin is now; null when nothing has changed. */
export async function askToActAs(user: User): Promise<User | null> {
  const yes = await confirm({
    title: `Act as ${fullName(user)}?`,
    text: 'You see what they see and may do what they may, for 15 minutes. What you change is on record with both names.',
    confirmLabel: `Act as ${fullName(user)}`,
  })
  if (!yes) return null
  try {
    return await actAs(user._id)
  } catch (error) {
    notify.danger(messageOfError(error))
    return null
  }
}
