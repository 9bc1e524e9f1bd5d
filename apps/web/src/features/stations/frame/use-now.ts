import { useEffect, useState } from 'react'
import { stationNow } from './station-clock.ts'

/** The time, often enough for minutes. */
export function useNow(everyMs = 5000): number {
  const [now, setNow] = useState(() => stationNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(stationNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
