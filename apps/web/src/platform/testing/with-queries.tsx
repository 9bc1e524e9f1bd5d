import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../query-client.ts'

/** For `renderHook`: a hook that asks or changes something has the client of the app. */
export const withQueries = {
  wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
}
