import { useLanguage } from '@ramplight/ui/language/use-language'
import { Boundary } from '@ramplight/ui/parts/boundary.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { Outlet } from '@tanstack/react-router'
import { useSession } from '#platform/use-session.ts'
import { RouterAddress } from './router-address.tsx'
import { UnsavedBlocker } from './unsaved-blocker.tsx'
import { useRouteFocus } from './use-route-focus.ts'
import { useTypedAcrossLanguages } from './use-typed-across-languages.ts'

const SignedInStrips = later(() => import('./signed-in-strips.tsx').then((module) => module.SignedInStrips))

/** Around every page: the title and the focus follow the address, and no typed work is left by accident. */
export function RootFrame() {
  const language = useLanguage()
  const signedIn = useSession() !== null
  useRouteFocus(language)
  useTypedAcrossLanguages(language)
  return (
    <RouterAddress key={language}>
      <Boundary>{signedIn && <SignedInStrips />}</Boundary>
      <Outlet />
      <Boundary>
        <UnsavedBlocker />
      </Boundary>
    </RouterAddress>
  )
}
