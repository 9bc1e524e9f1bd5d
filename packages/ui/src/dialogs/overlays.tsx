import { notifications, notificationsStore } from '@mantine/notifications'
import { useSyncExternalStore } from 'react'
import { Boundary } from '../parts/boundary.tsx'
import { later } from '../parts/later.tsx'
import { isDialogWaiting, onDialogWaiting } from './dialogs.ts'

const ToastStrip = later(() => import('./toast-strip.tsx').then((module) => module.ToastStrip))
const DialogHost = later(() => import('./dialog-host.tsx').then((module) => module.DialogHost))

type Listening = (listener: () => void) => () => void

let isExpected = false
const expecting = new Set<() => void>()

/** Puts what shows toasts and dialogs in its place, for who is going to get some: without a network it may be too late. */
export function overlaysSoon(): void {
  isExpected = true
  for (const listener of expecting) listener()
}

const onExpected = (listener: () => void) => {
  expecting.add(listener)
  return () => void expecting.delete(listener)
}
/** Told by either. */
const both = (one: Listening, other: Listening) => (listener: () => void) => {
  const stops = [one(listener), other(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
/** Once something is to be shown, its place stays. */
function once(isAsked: () => boolean): () => boolean {
  let was = false
  return () => {
    was ||= isExpected || isAsked()
    return was
  }
}
const onToast = both(onExpected, (listener) => notificationsStore.subscribe(listener))
const onDialog = both(onExpected, onDialogWaiting)
const wereToastsAsked = once(() => notificationsStore.getState().notifications.length > 0)
const wereDialogsAsked = once(isDialogWaiting)

/** A dialog that broke is gone with what showed it. */
const nothing = () => {}

/** Where toasts and dialogs appear over every page. Their scripts come with the first one. */
export function Overlays() {
  const toasts = useSyncExternalStore(onToast, wereToastsAsked, () => false)
  const dialogs = useSyncExternalStore(onDialog, wereDialogsAsked, () => false)
  return (
    <>
      <Boundary mend={notifications.clean}>{toasts && <ToastStrip />}</Boundary>
      <Boundary mend={nothing}>{dialogs && <DialogHost />}</Boundary>
    </>
  )
}
