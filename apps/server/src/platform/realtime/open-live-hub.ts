import type { Database } from '../database/database.ts'
import type { LiveHub } from './live-hub.ts'

/** Opens the fan-out between processes. */
export async function openLiveHub(_pool: Database['pool']): Promise<LiveHub> {
  return { subscribe: () => ({ leave: () => {} }), viewers: () => 0, close: async () => {} }
}
