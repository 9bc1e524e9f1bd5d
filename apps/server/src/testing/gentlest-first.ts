import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'

/** What takes away that which later calls would need: records, rights, sessions. */
const TAKES_AWAY = /delete|remove|void|reopen|merge|reset|revoke|log-?out|impersonat|deactivat|empty|reassign/i

/** Reading calls, then those that make and change, then those that take away: so that each still finds what it asks for. */
export function gentlestFirst<T extends { call: AnyEndpoint }>(calls: T[]): T[] {
  const harm = ({ call: { method, path } }: T) => (method === 'DELETE' || TAKES_AWAY.test(path) ? 2 : method === 'GET' ? 0 : 1)
  return calls.toSorted((a, b) => harm(a) - harm(b))
}
