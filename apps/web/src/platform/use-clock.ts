import { useEffect, useState } from 'react'

/** What a clock says, asked again every so often while the page is there. */
export function useClock(clock: () => number, everyMs: number): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return now
}
