import { useEffect, useState } from 'react'

/** False for the first moments: what is there within 150 ms should not flicker. */
export function useDelayed(ms = 150): boolean {
  const [late, setLate] = useState(ms === 0)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return late
}
