import { SyncPill } from '@ramplight/ui/sync-pill.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { useAddressParam } from '#features/registration/use-address-param.ts'
import { usePillState } from './use-pill-state.ts'

const LOAD_AFTER_MS = 3000
const load = () => import('./sync-drawer.tsx')
const SyncDrawer = lazy(() => load().then(({ SyncDrawer }) => ({ default: SyncDrawer })))

/** The pill in every header; a tap opens the drawer that says in words what is safe where. The address keeps it open. */
export function SyncButton() {
  const state = usePillState()
  const [open, setOpen] = useAddressParam('drawer')
  useEffect(() => {
    // Wanted most when nothing more can be loaded; not before the page itself is there.
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <SyncPill state={state} onClick={() => setOpen('sync')} />
      {open === 'sync' && (
        <Suspense>
          <SyncDrawer onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
