import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AppThemeProvider } from '../theme/app-theme-provider.tsx'

/** Renders as the app does, without portals and transitions. */
export const renderUi = (element: ReactNode) =>
  render(element, { wrapper: ({ children }) => <AppThemeProvider env="test">{children}</AppThemeProvider> })
