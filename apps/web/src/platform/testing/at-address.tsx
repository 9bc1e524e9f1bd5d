import { type ReactNode, useState } from 'react'
import { type Address, AddressProvider } from '../address.ts'

/** A page that asks where it is, in a test. `go` is told where it leads; what the page looks for on itself, it finds there. */
export const AtAddress = ({
  pathname = '/',
  search: first = {},
  go = () => undefined,
  children,
}: Partial<Address> & { children: ReactNode }) => {
  const [search, setSearch] = useState(first)
  return <AddressProvider value={{ pathname, search, go, look: setSearch }}>{children}</AddressProvider>
}
