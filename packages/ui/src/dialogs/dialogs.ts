import { randomId } from '@mantine/hooks'
import type { modals as Modals } from '@mantine/modals'

type Host = typeof Modals
type Settings = Parameters<Host['open']>[0]

let host: Host | null = null
const waiting: ((host: Host) => void)[] = []
const listeners = new Set<() => void>()

function tell(what: (host: Host) => void): void {
  if (host) {
    what(host)
    return
  }
  waiting.push(what)
  for (const listener of listeners) listener()
}

/** Opens dialogs from code. What shows them is fetched for the first one (`dialog-host.tsx`). */
export const dialogs = {
  /** The id closes it. */
  open(settings: Settings): string {
    const modalId = settings.modalId ?? randomId('dialog-')
    tell((here) => here.open({ ...settings, modalId }))
    return modalId
  },
  close: (id: string): void => tell((here) => here.close(id)),
  change: (settings: Settings & { modalId: string }): void => tell((here) => here.updateModal(settings)),
}

/** Whether somebody has asked for a dialog that cannot be shown yet. */
export const isDialogWaiting = (): boolean => waiting.length > 0
export const onDialogWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What shows dialogs is here: it gets what was asked for meanwhile. Returns the way back. */
export function dialogsAreShownBy(here: Host): () => void {
  host = here
  for (const what of waiting.splice(0)) what(here)
  return () => {
    if (host === here) host = null
  }
}
