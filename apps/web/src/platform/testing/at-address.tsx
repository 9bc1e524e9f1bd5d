import type { ReactNode } from 'react'
import { type Address, AddressProvider } from '../address.ts'

/** A page that asks where it is, in a test. `go` is told where it leads. */
export const AtAddress = ({ pathname = '/', go = () => undefined, children }: Partial<Address> & { children: ReactNode }) => (
  <AddressProvider value={{ pathname, search: {}, go, look: () => undefined }}>{children}</AddressProvider>
)
