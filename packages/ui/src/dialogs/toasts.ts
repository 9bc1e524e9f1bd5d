import { randomId } from '@mantine/hooks'
import { notifications, notificationsStore } from '@mantine/notifications'
import { IconAlertOctagon, IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { createElement, Fragment, type ReactNode } from 'react'
import { PHONE } from '../values/phone.ts'
import { t } from './dialogs.texts.ts'
import { logToast, type ToastLook } from './toast-log.ts'

export type ToastOptions = {
  /** Reusing an id replaces the toast instead of stacking a second one. */
  id?: string
  title?: string
  /** Milliseconds; 10 seconds unless the text is one of the quick ones. `false` stays until dismissed. */
  durationMs?: number | false
  /** `isOnlyWay`: no other button takes this back, so it stays its ten seconds, wherever one goes. */
  undo?: { label?: string; onUndo: () => void; isOnlyWay?: boolean }
  /** What else may be done about it, under the text. It is the way to close it, too: there is no ×. */
  actions?: ReactNode
}

export const TOAST_MS = 10_000
/** What the specification gives six seconds: uploads, a password that is set anew, a session that is over. */
export const NOTICE_MS = 6000
/** At a station a message is short, unless it is an error; the style sheet puts it over the name of the tournament. */
export const STATION_MS = 4000
/** Somebody stands at the scale or the bump table, and must not be interrupted. */
export const isStationOpen = (): boolean => document.querySelector("[data-targets='ops']") !== null
/** What a page says while it opens the next one is read there. */
const ARRIVING_MS = 1000
const ICON = { success: IconCheck, warning: IconAlertTriangle, danger: IconAlertOctagon, stealth: null }

function show(look: ToastLook, text: string, options: ToastOptions = {}): string {
  const id = options.id ?? randomId('toast-')
  const Icon = ICON[look]
  const toast = {
    id,
    title: options.title ?? (look === 'danger' ? t('toasts.errorTitle') : undefined),
    message: options.undo
      ? withUndo(id, text, options.undo)
      : options.actions
        ? createElement(Fragment, null, text, options.actions)
        : text,
    icon: Icon ? createElement(Icon, { size: 20, stroke: 2, 'aria-hidden': true }) : undefined,
    autoClose: options.durationMs ?? (look !== 'danger' && isStationOpen() ? STATION_MS : TOAST_MS),
    role: look === 'danger' ? 'alert' : 'status',
    className: 'rl-toast',
    withCloseButton: !options.actions,
    'data-look': look,
    'data-passing': ((look === 'success' || look === 'stealth') && !options.undo?.isOnlyWay) || undefined,
    'data-shown-at': Date.now(),
    closeButtonProps: { 'aria-label': t('toasts.dismiss') },
  }
  if (options.undo) offers.set(id, options.undo.onUndo)
  else offers.delete(id)
  if (toast['data-passing'] && isPhone()) hidePassing((other) => other.id !== id)
  if (onScreen().some((other) => other.id === id)) notifications.update(toast)
  else notifications.show(toast)
  logToast({ id, look, text: look === 'danger' ? t('toasts.error', { text }) : text, at: Date.now() })
  return id
}

/** What the toasts offer to take back, the newest last. */
const offers = new Map<string, () => void>()

/** Takes back what the newest toast on the screen offers, as its button does; false when none does. */
export function takeBackNewest(): boolean {
  const shown = new Set(onScreen().map(({ id }) => id))
  const newest = [...offers].findLast(([id]) => shown.has(id))
  for (const id of offers.keys()) if (!shown.has(id) || id === newest?.[0]) offers.delete(id)
  if (!newest) return false
  notifications.hide(newest[0])
  newest[1]()
  return true
}

function onScreen() {
  const { notifications: visible, queue } = notificationsStore.getState()
  return [...visible, ...queue] as ((typeof visible)[number] & { 'data-passing'?: boolean; 'data-shown-at'?: number })[]
}

/** A phone has room for one quiet fact; the earlier ones stay in the bell. */
const isPhone = () => window.matchMedia(PHONE).matches

function hidePassing(which: (toast: ReturnType<typeof onScreen>[number]) => boolean): void {
  for (const toast of onScreen()) if (toast.id && toast['data-passing'] && which(toast)) notifications.hide(toast.id)
}

function withUndo(id: string, text: string, undo: NonNullable<ToastOptions['undo']>): ReactNode {
  const onClick = () => {
    notifications.hide(id)
    undo.onUndo()
  }
  return createElement(
    'span',
    null,
    text,
    createElement('button', { type: 'button', className: 'rl-toast__undo', onClick }, undo.label ?? t('toasts.undo')),
  )
}

/** Four looks, one vocabulary. Danger puts 'Error:' in front by itself. */
export const notify = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  danger: (text: string, options?: ToastOptions) => show('danger', text.replace(/^Error:\s*/, ''), options),
  /** Quiet facts: "Saved", "Copied". */
  stealth: (text: string, options?: ToastOptions) => show('stealth', text, options),
  isShown: (id: string): boolean => onScreen().some((toast) => toast.id === id),
  dismiss: (id: string) => void notifications.hide(id),
  /** Another page is opened: what was said on this one is over, but for errors and what can be undone nowhere else. */
  leavePage: () => hidePassing(({ 'data-shown-at': at = 0 }) => Date.now() - at > ARRIVING_MS),
  /** A station begins with a free screen; what was said stays in the bell. */
  clear: () => void notifications.clean(),
}
