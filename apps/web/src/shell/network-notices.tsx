import { notify } from '@ramplight/ui/toasts'
import { useEffect, useRef } from 'react'
import { queryClient } from '#platform/query-client.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'

/** Said once each time; after that the pill in the header carries it. */
export function NetworkNotices() {
  const online = useOnline()
  const signedIn = useSession() !== null
  const before = useRef(online)
  useEffect(() => {
    if (before.current === online) return
    before.current = online
    if (online) void queryClient.invalidateQueries({ refetchType: 'active' })
    if (!signedIn) return
    if (online) notify.success('Your network connection has been restored', { id: 'network' })
    else notify.danger('Your network connection has been lost.', { id: 'network' })
  }, [online, signedIn])
  return null
}
