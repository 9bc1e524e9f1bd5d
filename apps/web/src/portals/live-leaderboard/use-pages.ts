import { useEffect, useState } from 'react'

const DWELL_MS = 10_000
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Which of so many pages is shown: each in its turn. An arrow turns the page, and its time begins anew; Space holds it. */
export function usePages(pages: number): number {
  const [page, setPage] = useState(0)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const turn = (step: number) => setPage((now) => (now + step + pages) % pages)
    let timer = isHeld ? undefined : setInterval(() => turn(1), DWELL_MS)
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (event.key === ' ') setHeld((held) => !held)
      else if (step) {
        turn(step)
        clearInterval(timer)
        if (!isHeld) timer = setInterval(() => turn(1), DWELL_MS)
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => {
      clearInterval(timer)
      window.removeEventListener('keydown', press)
    }
  }, [pages, isHeld])
  return page % pages
}
