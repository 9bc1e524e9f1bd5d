import { Boundary } from '@ramplight/ui/parts/boundary.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { readStored } from '@ramplight/ui/values/stored-state'
import { useEffect, useRef } from 'react'
import { borrowers } from '#platform/borrowed.ts'
import { settleSignOut } from '#platform/owed-sign-out.ts'
import { onSessionChange } from '#platform/session.ts'
import { useSession } from '#platform/use-session.ts'
import { actedFor } from './acted-for.ts'
import { NetworkWatch } from './network-watch.tsx'
import { UpdateWhenStable } from './update-prompt.tsx'

const SignedIn = later(() => import('./signed-in.tsx').then((module) => module.SignedIn))

const notLeft = (error: unknown) => console.error('Not everything of the last person could be removed; the next page tries again.', error)

/** What runs beside every page: the network, the next version, and what only somebody who is signed in needs. */
export function SessionKeeper() {
  useEffect(() => {
    // A station of this device went away before it knew what became of a bag.
    if (readStored('rl-asked-bags') !== null) void import('#features/stations/asked-bags/index.ts').then(({ keepAsking }) => keepAsking())
  }, [])
  useEffect(() => {
    const leave = () => {
      if (borrowers().length > 0)
        void import('#features/offline-data/leaving/index.ts').then(({ leaveWhoIsGone }) => leaveWhoIsGone()).catch(notLeft)
    }
    leave()
    return onSessionChange(leave)
  }, [])
  useEffect(() => {
    const settle = () => void settleSignOut()
    settle()
    window.addEventListener('online', settle)
    return () => window.removeEventListener('online', settle)
  }, [])
  // It stays when the session ends: it says so.
  const signedIn = useSession() !== null
  const wasSignedIn = useRef(signedIn)
  wasSignedIn.current ||= signedIn
  // Known before that is fetched: the quarter of an hour may be over by then.
  const acted = useRef<ReturnType<typeof actedFor>>(null)
  acted.current = actedFor() ?? acted.current
  return (
    <>
      <Boundary>{wasSignedIn.current && <SignedIn actedBefore={acted.current} />}</Boundary>
      <Boundary>
        <NetworkWatch />
      </Boundary>
      <Boundary>
        <UpdateWhenStable />
      </Boundary>
    </>
  )
}
