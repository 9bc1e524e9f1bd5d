import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { SyncPill } from '@ramplight/ui/frame/sync-pill.tsx'
import { type ComponentType, useEffect, useState } from 'react'
import { keepsBook } from '#platform/local/book/local-gate.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { useSession } from '#platform/use-session.ts'
import { usePillState } from '../state/use-pill-state.ts'
import { t } from './drawer.texts.ts'

const LOAD_AFTER_MS = 3000
const load = (hasCopy: boolean): Promise<Drawer> =>
  hasCopy
    ? import('./sync-drawer.tsx').then(({ SyncDrawer }) => SyncDrawer)
    : import('./no-copy-drawer.tsx').then(({ NoCopyDrawer }) => NoCopyDrawer)

type Drawer = ComponentType<{ onClose: () => void }>

/** The pill in every header; a tap opens the drawer that says in words what is safe where. */
export function SyncButton() {
  const state = usePillState()
  const open = useOpenDrawer()
  return (
    <>
      <SyncPill state={state} onClick={open} />
      <SyncDrawerPlace />
    </>
  )
}

export function useOpenDrawer(): () => void {
  const [, setOpen] = useAddressParam('drawer')
  return () => setOpen('sync')
}

/** Where the drawer comes up; the address keeps it open. For frames with a pill of their own. */
export function SyncDrawerPlace() {
  const [open, setOpen] = useAddressParam('drawer')
  const isOpen = open === 'sync'
  const Drawer = useDrawer(isOpen)
  return isOpen && Drawer ? <Drawer onClose={() => setOpen(null)} /> : null
}

/** Wanted most when nothing more can be loaded: fetched when the page itself has come to rest, and at the latest when it is opened. */
function useDrawer(isOpen: boolean): Drawer | null {
  const [drawer, setDrawer] = useState<{ Drawer: Drawer } | null>(null)
  const user = useSession()?.user
  const hasCopy = user !== undefined && keepsBook(user)
  useEffect(() => {
    const wanted = (fallback?: Drawer) =>
      load(hasCopy).then(
        (Loaded) => setDrawer({ Drawer: Loaded }),
        () => fallback && setDrawer({ Drawer: fallback }),
      )
    if (isOpen) void wanted(NotHere)
    const timer = setTimeout(() => void wanted(), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, hasCopy])
  return drawer?.Drawer ?? null
}

const NotHere: Drawer = ({ onClose }) => (
  <SideSheet opened onClose={onClose} title={t('syncButton.thisDevice')}>
    <p>{t('syncButton.theDetailsWereNever')}</p>
  </SideSheet>
)
