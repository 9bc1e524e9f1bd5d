import { notify } from '@ramplight/ui/dialogs/toasts'
import { textsReady } from '@ramplight/ui/language/texts'
import { useEffect } from 'react'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './documents.texts.ts'

/** While somebody has their portal open: what they chose without a signal is handed in as soon as there is one. */
export function usePaperSender(): void {
  const online = useOnline()
  const user = useSession()?.user._id
  useEffect(() => {
    if (!online || !user) return
    const send = async () => {
      const { sendWaitingPapers } = await import('#platform/files/waiting-papers.ts')
      const count = await sendWaitingPapers()
      if (count === 0) return
      await textsReady()
      notify.success(t('waits.sent', { count }))
    }
    // A browser that has no store here has no papers in it either.
    void send().catch(() => undefined)
  }, [online, user])
}
