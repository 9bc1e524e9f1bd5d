import type { Id } from '@ramplight/domain/kernel/ids'
import { fullName } from '@ramplight/domain/registration/full-name'
import { ImpersonationStrip } from '@ramplight/ui/frame/impersonation-strip.tsx'
import { writeClock } from '@ramplight/ui/values/times'
import { offerToSend } from '#features/offline-data/index.ts'
import { actAsSelf } from '#features/people/auth/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { useAction } from '#platform/use-action.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './shell.texts.ts'

/** On every page while an admin acts as somebody else: as whom, until when, and the way back. */
export function ActingStrip() {
  const session = useSession()
  const back = useAction({
    work: async (user: Id) => {
      await offerToSend(user)
      await actAsSelf()
    },
    // Loaded anew: nothing of the other person stays in the memory of the page.
    onDone: () => location.assign(homeOf({ userType: 'System Admin' })),
  })
  if (!session?.acting) return null
  const { user, acting } = session
  return (
    <ImpersonationStrip
      name={fullName(user)}
      detail={t('actingStrip.until', {
        role: user.isAssistant ? t('actingStrip.assistant') : user.userType,
        until: writeClock(acting.until),
      })}
      onReturn={() => back.run(user._id)}
      returning={back.running}
    />
  )
}
