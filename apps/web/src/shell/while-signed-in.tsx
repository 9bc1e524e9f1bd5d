import type { ComponentType } from 'react'
import { useSession } from '#platform/use-session.ts'

/**
 * A portal is drawn only while somebody is signed in. A session can end in the middle of a page; until the address has moved
 * to /login, no page of the portal is asked who its person is.
 */
export const whileSignedIn = <M extends Record<string, ComponentType>>(portal: M): M =>
  Object.fromEntries(
    Object.entries(portal).map(([name, Portal]) => {
      const SignedInPortal: ComponentType = () => (useSession() ? <Portal /> : null)
      return [name, SignedInPortal]
    }),
  ) as Record<string, ComponentType> as M
