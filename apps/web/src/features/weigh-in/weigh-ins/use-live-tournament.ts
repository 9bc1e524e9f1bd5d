import { ouncesToWeight } from '@ramplight/contract/kernel/units'
import { liveMessage } from '@ramplight/contract/realtime/live-channel'
import type { Weight } from '@ramplight/domain/kernel/units'
import { useEffect, useState } from 'react'
import { useAlone } from '#platform/local/book/work-alone.ts'
import { refresh } from '#platform/refresh.ts'

/** Longer than the server's heartbeat would let a dead line go unnoticed. */
const SLOW_REFRESH_MS = 30_000

/** Whom a scale has called, and what it shows. */
export type CalledBoat = { entry: string; reading?: Weight | undefined }

const calledBoat = ({ entry, reading }: { entry: string; reading?: number | undefined }): CalledBoat => ({
  entry,
  reading: reading === undefined ? undefined : (ouncesToWeight(reading) ?? undefined),
})

/**
 * Keeps the weights of a tournament fresh; true while the live channel is open. Without it they are asked now and then. `onCalled`:
 * a scale has called this entry; the same function each time, or the line is opened anew.
 */
export function useLiveTournament(tournament: string, onCalled?: (called: CalledBoat) => void): boolean {
  const [open, setOpen] = useState(false)
  const alone = useAlone()
  useEffect(() => {
    if (alone) return
    let seen: number | null = null
    const listen = () => {
      const source = new EventSource(`/events/stream?tournament=${tournament}`)
      const heard = (event: MessageEvent<string>) => {
        const message = liveMessage.safeParse(JSON.parse(event.data))
        if (!message.success) return
        if (message.data.type === 'screens-steered') return
        if (message.data.type === 'weigh-in-announced') return onCalled?.(calledBoat(message.data))
        // The first greeting also renews what this device remembered; later ones tell what a lost line missed.
        if (message.data.revision !== seen) void refresh('weigh-ins')
        seen = message.data.revision
      }
      // Each message is an event with the name of its type; `message` itself never comes.
      for (const type of liveMessage.options.map((one) => one.shape.type.value)) source.addEventListener(type, heard)
      source.onopen = () => setOpen(true)
      source.onerror = () => setOpen(false)
      return source
    }
    let source = listen()
    const look = () => {
      if (source.readyState === EventSource.OPEN || !navigator.onLine) return
      // Whatever answered in the server's place (a proxy, the page of a hotspot) has ended the line for good.
      if (source.readyState === EventSource.CLOSED) source = listen()
      void refresh('weigh-ins')
    }
    const timer = setInterval(look, SLOW_REFRESH_MS)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
      source.close()
      setOpen(false)
    }
  }, [tournament, alone, onCalled])
  return open
}
