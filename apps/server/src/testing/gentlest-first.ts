import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'

/** By their words: what takes away that which later calls would need: records, rights, sessions. */
const TAKES_AWAY = /delete|erase|remove|void|reopen|merge|reset|revoke|log-?out|impersonat|deactivat|empty|reassign/i

export const takesAway = ({ method, path }: AnyEndpoint): boolean => method === 'DELETE' || TAKES_AWAY.test(path)

/** Reading calls, then those that make and change, then those that take away: so that each still finds what it asks for. */
export function gentlestFirst<T extends { call: AnyEndpoint }>(calls: T[]): T[] {
  const harm = ({ call }: T) => (takesAway(call) ? 2 : call.method === 'GET' ? 0 : 1)
  return calls.toSorted((a, b) => harm(a) - harm(b))
}
