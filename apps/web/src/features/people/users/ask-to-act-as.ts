import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { messageOfError } from '#platform/call-error.ts'
import { actAs } from '../auth/act-as.ts'
import { t } from './users.texts.ts'

/** Asks, and answers who the admin is now; null when nothing has changed. */
export async function askToActAs(user: User): Promise<User | null> {
  const yes = await confirm({
    title: t('askToActAs.title', { person: fullName(user) }),
    text: t('askToActAs.whatItMeans'),
    confirmLabel: t('askToActAs.confirm', { person: fullName(user) }),
  })
  if (!yes) return null
  try {
    return await actAs(user._id)
  } catch (error) {
    notify.danger(messageOfError(error))
    return null
  }
}
