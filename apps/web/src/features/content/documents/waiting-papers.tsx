import { Button } from '@mantine/core'
import type { Id } from '@ramplight/domain/kernel/ids'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { WaitingPaper } from '#platform/files/paper-store.ts'
import { sendWaitingPapers, throwAway, waitingPapersQuery } from '#platform/files/waiting-papers.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './documents.texts.ts'

/** Papers for this that lie on the device until there is a signal, or that were refused. */
export function WaitingPapers({ goesTo }: { goesTo: Id }) {
  const user = useSession()!.user._id
  const papers = useQuery(waitingPapersQuery(user)).data ?? []
  const here = papers.filter((one) => ('asked' in one.goesTo ? one.goesTo.asked : one.goesTo.tour) === goesTo)
  return here.map((one) => <Waiting key={one.key} user={user} paper={one} />)
}

function Waiting({ user, paper: { key, name, refused } }: { user: Id; paper: WaitingPaper }) {
  const online = useOnline()
  const send = useAction({
    work: () => sendWaitingPapers({ again: true }),
    onDone: (count) => count > 0 && notify.success(t('waits.sent', { count })),
  })
  const drop = async () => {
    const ask = { title: t('waits.dropAsk', { name }), text: t('waits.dropText'), confirmLabel: t('waits.drop'), tone: 'danger' } as const
    if (await confirm(ask)) await throwAway(user, key)
  }
  return (
    <Banner
      tone={refused ? 'red' : 'amber'}
      icon={refused ? IconAlertTriangle : IconCloudUp}
      actions={
        <>
          <Button size="xs" variant="subtle" onClick={() => void drop()} disabled={send.running}>
            {t('waits.drop')}
          </Button>
          <Button size="xs" onClick={() => send.run()} loading={send.running} disabled={!online}>
            {t('waits.now')}
          </Button>
        </>
      }
    >
      {refused ? t('waits.refused', { name, why: refused }) : t('waits.here', { name })}
    </Banner>
  )
}
