import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
// What comes later is here at once: a test waits for a screen, not for a busy machine that reads a file.
import '../dialogs/dialog-host.tsx'
import '../dialogs/toast-strip.tsx'
import '../frame/environment-menu.tsx'
import '../parts/action-menu.tsx'
import { AppThemeProvider } from '../theme/app-theme-provider.tsx'

/** Renders as the app does, without portals and transitions. */
export const renderUi = (element: ReactNode) =>
  render(element, { wrapper: ({ children }) => <AppThemeProvider env="test">{children}</AppThemeProvider> })
