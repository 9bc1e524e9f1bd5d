import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Href } from './href.ts'

/** Goes to an address of the app, as a link would: `go('/director/tournaments/new?from=today')`. */
export function useGo() {
  const { history } = useRouter()
  return useCallback(
    (href: Href, options: { replace?: boolean } = {}) => (options.replace ? history.replace(href) : history.push(href)),
    [history],
  )
}
