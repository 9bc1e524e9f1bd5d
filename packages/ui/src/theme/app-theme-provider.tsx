import { MantineProvider } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { Overlays } from '../dialogs/overlays.tsx'
import { LinkProvider } from '../frame/link.tsx'
import { cssVariablesResolver } from './css-variables-resolver.ts'
import { applyEnvironment } from './environment.ts'
import { theme } from './theme.ts'
import { useEnvironment } from './use-environment.ts'

type AppThemeProviderProps = {
  children: ReactNode
  /** The router's link component; plain anchors without it. */
  link?: ComponentProps<typeof LinkProvider>['value']
  /** `test` switches portals and transitions off. */
  env?: 'default' | 'test'
}

if (typeof document !== 'undefined') applyEnvironment()

/** Everything a screen needs to look like the product. The app imports `@ramplight/ui/styles.css` beside it. */
export function AppThemeProvider({ children, link, env = 'default' }: AppThemeProviderProps) {
  const { scheme } = useEnvironment()
  const content = (
    <>
      <Overlays />
      {children}
    </>
  )
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme} env={env}>
      {link ? <LinkProvider value={link}>{content}</LinkProvider> : content}
    </MantineProvider>
  )
}
