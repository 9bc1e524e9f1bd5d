import { useEffect, useState } from 'react'

export type LinkValues = { email: string; code: string }

/** What the link of a mail brings. It stands behind the `#`, which no browser sends, and leaves the address line at once. */
export function useLinkValues(): LinkValues {
  const [values] = useState(() => {
    const said = new URLSearchParams(window.location.hash.slice(1))
    return { email: said.get('email') ?? '', code: said.get('code') ?? '' }
  })
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search), [])
  return values
}
