import { useEffect, useState } from 'react'

const SHOWN_MS = 3000

/** A short sentence that goes by itself; said again, it stays a little longer. */
export function usePassingNotice(): [string | null, (text: string | null) => void] {
  const [notice, setNotice] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice?.text ?? null, (text) => setNotice(text === null ? null : { text })]
}
