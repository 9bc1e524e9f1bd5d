import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { isAlone } from './local/book/work-alone.ts'

const DAY = 86_400_000

/** What a screen has seen stays on the device for a day, so that a cold start without a network shows it with its age. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 10_000,
      gcTime: DAY,
      retry: (failures, error) => failures < 2 && !isAlone() && error instanceof CallError && (error.isOffline || error.status >= 500),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
