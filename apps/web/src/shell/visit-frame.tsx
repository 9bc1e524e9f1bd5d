import { useLanguage } from '@ramplight/ui/language/use-language'
import { AppThemeProvider } from '@ramplight/ui/theme/app-theme-provider.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react'
import { type Address, AddressProvider } from '#platform/address.ts'
import { PublicShell } from '../portals/public/public-shell.tsx'
import { followHeading } from './follow-heading.ts'
import { NetworkWatch } from './network-watch.tsx'
import { UpdateWhenStable } from './update-prompt.tsx'
import { useTypedAcrossLanguages } from './use-typed-across-languages.ts'
import { VisitLink } from './visit-link.tsx'

type VisitFrameProps = {
  page: ComponentType<{ id: string }>
  id: string
  address: Address
  client: QueryClient
  /** Called when the page stands there and nothing of it has changed yet. */
  onTaken?: (() => void) | undefined
  /** Called when it has done all that it does at its beginning. */
  onReady?: (() => void) | undefined
}

/** All that stands around the first page of a visitor: the same where the server draws it and where the browser goes on with it. */
export const VisitFrame = ({ page: Page, id, address, client, onTaken, onReady }: VisitFrameProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <AddressProvider value={address}>
        <AppThemeProvider link={VisitLink}>
          <NetworkWatch />
          <UpdateWhenStable />
          <InLanguage>
            <PublicShell>
              <Page id={id} />
            </PublicShell>
          </InLanguage>
          <Beginning onTaken={onTaken} onReady={onReady} />
        </AppThemeProvider>
      </AddressProvider>
    </QueryClientProvider>
  </StrictMode>
)

/** Stands behind the page: what comes first in the document is ready first. */
function Beginning({ onTaken, onReady }: Pick<VisitFrameProps, 'onTaken' | 'onReady'>) {
  useLayoutEffect(() => onTaken?.(), [onTaken])
  useEffect(() => onReady?.(), [onReady])
  return null
}

/** The title follows the heading, and another language draws everything anew, as in the app (`root-frame.tsx`). */
function InLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another title
  useEffect(() => followHeading(false), [language])
  useTypedAcrossLanguages(language)
  return <Fragment key={language}>{children}</Fragment>
}
