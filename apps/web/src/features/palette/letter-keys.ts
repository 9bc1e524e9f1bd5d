/** After `g`, one letter goes to a page; only pages that this portal has, known by their address. */
export const GO_KEYS: Readonly<Record<string, string>> = {
  t: '/director/tournaments',
  a: '/director/anglers',
  p: '/director/payments',
  c: '/director/calendar',
  s: '/director/seasons',
  u: '/sys-admin',
  h: '/director',
}

const WITHIN_MS = 1200

/** What a key means after those before it: `go` with the page's address, `create`, `help`, or nothing yet. */
export type Meaning = { kind: 'go'; href: string } | { kind: 'create' } | { kind: 'help' } | null

/** Reads one key after the other. A `g` waits a moment for its letter. */
export function letterReader(now: () => number = Date.now): (key: string) => Meaning {
  let waitsSince = Number.NEGATIVE_INFINITY
  return (key) => {
    const afterG = now() - waitsSince <= WITHIN_MS
    waitsSince = Number.NEGATIVE_INFINITY
    if (afterG && GO_KEYS[key]) return { kind: 'go', href: GO_KEYS[key] }
    if (key === 'g') waitsSince = now()
    if (key === '?') return { kind: 'help' }
    return key === 'c' ? { kind: 'create' } : null
  }
}
