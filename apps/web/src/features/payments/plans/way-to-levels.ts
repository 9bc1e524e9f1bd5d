import { useEffect, useState } from 'react'
import { useAddress } from '#platform/address.ts'
import { stringifySearch } from '#platform/address-search.ts'
import type { Href } from '#platform/href.ts'

/** Where a level is had; the page leads back to this address. */
export const upgradeHref = (back: string): Href => `/director/subscriptions/upgrade?back=${encodeURIComponent(back)}`

/**
 * From a form to where what it needs is put right. `leaving`: they are on their way, so the form does not ask whether they mean to leave;
 * its draft is kept, and the page leads `back` here.
 */
export function useWayOut(): { back: string; leave: (to: Href | null) => void; leaving: boolean } {
  const { go, pathname, search } = useAddress()
  const [goes, leave] = useState<Href | null>(null)
  useEffect(() => {
    if (goes) go(goes)
  }, [goes, go])
  return { back: pathname + stringifySearch(search), leave, leaving: goes !== null }
}

/** So long an answer is waited for; whoever gets none goes on: a ramp has other cares. */
export const PATIENCE_MS = 2500

/** What the server says of a level; null where nobody answers. */
export const ifAnswered = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | null> =>
  navigator.onLine ? ask().catch(() => null) : null
