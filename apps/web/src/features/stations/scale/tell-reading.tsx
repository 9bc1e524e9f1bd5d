import { eventCalls } from '@ramplight/contract/realtime/live-channel'
import { useEffect, useRef } from 'react'
import { call } from '#platform/call.ts'
import { useScales } from '../scale-link/index.ts'

/** Often enough for a show, and far below what a server minds. */
const APART_MS = 1000

type Props = { tournament: string; entry: string }

/** While a boat is on the scale the screens of the event follow what it shows. Whether they hear it does not matter here. */
export function TellReading({ tournament, entry }: Props) {
  const { scales } = useScales()
  const last = scales.find(({ link }) => link === 'connected')?.watch.last
  const reading = last?.is === 'weight' && last.weight > 0 ? last.weight : null
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (reading === null || !navigator.onLine) return
    const tell = () => {
      toldAt.current = performance.now()
      void call(eventCalls.announceWeighIn, { body: { tournament, entry, reading } }).catch(() => {})
    }
    const timer = setTimeout(tell, Math.max(0, toldAt.current + APART_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [tournament, entry, reading])
  return null
}
