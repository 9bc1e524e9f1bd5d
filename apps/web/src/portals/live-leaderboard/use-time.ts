import { useEffect, useState } from 'react'

const EVERY_MS = 5_000

/** What the clock on the wall says, not when the board last changed. */
export function useTime(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
