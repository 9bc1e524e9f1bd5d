import { notify } from '@ramplight/ui/dialogs/toasts'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { noteActivity } from '#platform/activity.ts'
import { t } from './scale-link.texts.ts'
import { createScales, type ScaleSettings, type ScalesView } from './scales.ts'
import { webSerial } from './web-serial.ts'
import { listenToWedge } from './wedge.ts'

const KEY = 'rl-scale'

/** By a clock that nobody sets back. */
export const scaleNow = (): number => performance.now()

/** The scales of this tablet. */
export const scales = createScales({
  serial: webSerial(),
  stored: { read: () => readStored<ScaleSettings>(KEY), write: (settings) => noteStored(KEY, settings) },
  now: scaleNow,
  nameOf: (number) => t('scale', { number }),
  onMoved: noteActivity,
  onError: (kind, detail) => {
    const id = `scale-${kind}`
    if (kind !== 'sending') return void notify.danger(t(`error.${kind}`, { detail }), { id })
    notify.danger(t('error.sending'), { id, undo: { label: t('error.refresh'), onUndo: () => window.location.reload() } })
  },
})

export const useScales = (): ScalesView => useSyncExternalStore(scales.onChange, scales.view)

/** Open while a station is on the screen; let go while the tablet is locked or shows something else. */
export function useOpenScales(bag: string | null): void {
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' ? scales.wakeUp() : scales.sleep())
    const leave = () => void scales.close()
    scales.open()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  useEffect(() => scales.call(bag), [bag])
}

/** A scale that types is heard on the whole station. */
export function useWedge(hasBag: boolean): void {
  const { types } = useScales().settings
  useEffect(() => {
    if (!types) return
    const onLine = (text: string): boolean => {
      // Without a boat on the screen, whole figures are the number of one: of a scanner, or of the scale by mistake.
      if (!hasBag && /^\d+$/.test(text.trim())) return false
      scales.typedLine(text)
      return true
    }
    return listenToWedge({ onLine })
  }, [types, hasBag])
}

const LOOK_MS = 250

/** Time goes on also when nothing comes from a scale. */
export function useScaleClock(): number {
  const [now, setNow] = useState(scaleNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(scaleNow()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(now, scaleNow())
}
