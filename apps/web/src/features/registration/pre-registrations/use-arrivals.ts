import { chime } from '@ramplight/ui/station/chime'
import { useEffect, useRef, useState } from 'react'

/** So long a team that has just come is marked. */
const MARKED_MS = 60_000

/**
 * Those that came while this list is open. They are heard of by the live feed, as everything else; a short sound says so, unless it is
 * switched off on this device.
 */
export function useArrivals(ids: readonly string[] | undefined, hasSound: boolean): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string> | null>(null)
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!ids) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...ids])
    const fresh = before ? ids.filter((id) => !before.has(id)) : []
    if (fresh.length === 0) return
    if (hasSound) chime('arrived')
    setArrived((marked) => new Set([...marked, ...fresh]))
    setTimeout(() => setArrived((marked) => new Set([...marked].filter((id) => !fresh.includes(id)))), MARKED_MS)
  }, [ids, hasSound])
  return arrived
}
