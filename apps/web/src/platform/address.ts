import { createContext, use } from 'react'
import type { AddressSearch } from './address-search.ts'
import type { Href } from './href.ts'

/**
 * Where the reader is, and how to go on. The app answers with its router; the first view of a visitor (`shell/visit.tsx`) has
 * none: there, every step further fetches the app. A page that visitors open first asks here and never the router.
 */
export type Address = {
  pathname: string
  search: AddressSearch
  /** As a link would: `go('/director/tournaments/new?from=today')`. */
  go: (href: Href, options?: { replace?: boolean }) => void
  /** The same page with other words behind the question mark. */
  look: (next: (before: AddressSearch) => AddressSearch, options?: { keepScroll?: boolean }) => void
}

const AddressContext = createContext<Address | null>(null)
export const AddressProvider = AddressContext.Provider

/** Null where nothing says it, such as a part that is shown alone. */
export const useMaybeAddress = (): Address | null => use(AddressContext)

export function useAddress(): Address {
  const address = useMaybeAddress()
  if (!address) throw new Error('A page stands in an AddressProvider: the frame of the app or of a visit brings it.')
  return address
}
