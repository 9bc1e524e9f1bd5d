import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import { type Address, AddressProvider } from '#platform/address.ts'

/** The pages of the app learn from its router where they are. */
export function RouterAddress({ children }: { children: ReactNode }) {
  const { history } = useRouter()
  const navigate = useNavigate()
  const search = useSearch({ from: '__root__' })
  const pathname = useLocation({ select: (location) => location.pathname })
  const go = useCallback<Address['go']>((href, { replace } = {}) => (replace ? history.replace(href) : history.push(href)), [history])
  const look = useCallback<Address['look']>(
    (next, { keepScroll } = {}) => void navigate({ to: '.', search: next, ...(keepScroll && { resetScroll: false }) }),
    [navigate],
  )
  const address = useMemo(() => ({ pathname, search, go, look }), [pathname, search, go, look])
  return <AddressProvider value={address}>{children}</AddressProvider>
}
