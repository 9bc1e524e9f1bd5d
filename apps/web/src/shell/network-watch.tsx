import { notify } from '@ramplight/ui/dialogs/toasts'
import { useEffect, useRef } from 'react'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { mayAsk } from '#platform/local/sending/link.ts'
import { queryClient } from '#platform/query-client.ts'
import { useNetwork } from '#platform/use-online.ts'

/** For everybody: when the network is back, what is on the screen is asked for again. */
export function NetworkWatch() {
  const online = useNetwork()
  const before = useRef(online)
  useEffect(() => {
    if (online && !before.current) void queryClient.invalidateQueries({ refetchType: 'active' })
    before.current = online
  }, [online])
  useEffect(tellWhatNeedsInternet, [])
  return null
}

/** What only the server can do was asked for without a network. */
function tellWhatNeedsInternet(): () => void {
  return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'error' || mayAsk()) return
    const { error } = mutation.state
    if (error instanceof CallError && error.isOffline) notify.danger(messageOfError(error), { id: 'net-required' })
  })
}
