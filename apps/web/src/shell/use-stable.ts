import { useEffect, useState } from 'react'

const STABLE_WITHIN_MS = 10_000

/** Whether the page has come to rest, after ten seconds at the latest: first paint comes first. */
export function useStable(): boolean {
  const [stable, setStable] = useState(false)
  useEffect(() => {
    const go = () => setStable(true)
    const timer = setTimeout(go, STABLE_WITHIN_MS)
    const idle = window.requestIdleCallback?.(go, { timeout: STABLE_WITHIN_MS })
    return () => {
      clearTimeout(timer)
      if (idle !== undefined) window.cancelIdleCallback(idle)
    }
  }, [])
  return stable
}
