import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to an address of the app, as a link would: `go('/director/tournaments/new?from=today')`. */
export function useGo() {
  const { history } = useRouter()
  return useCallback(
    (href: string, options: { replace?: boolean } = {}) => (options.replace ? history.replace(href) : history.push(href)),
    [history],
  )
}
