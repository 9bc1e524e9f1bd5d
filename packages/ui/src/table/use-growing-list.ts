import { type RefCallback, useCallback, useState } from 'react'

const STEP = 100

/** Draws a long list in steps as one scrolls towards its end. Give `end` to the element that stands there. */
export function useGrowingList<Row>(rows: readonly Row[]) {
  const [limit, setLimit] = useState(STEP)
  const end: RefCallback<HTMLElement> = useCallback((element) => {
    if (!element) return
    const grow: IntersectionObserverCallback = (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setLimit((before) => before + STEP)
    }
    const observer = new IntersectionObserver(grow, { rootMargin: '1200px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const more = rows.length > limit
  return { drawn: more ? rows.slice(0, limit) : rows, more, limit, end }
}
