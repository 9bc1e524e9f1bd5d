/** After `g`, one letter goes to a page; only pages that this portal has, known by their address. */
export const GO_KEYS: Readonly<Record<string, string>> = {
  t: '/director/tournaments',
  a: '/director/anglers',
  p: '/director/payments',
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

const FIELDS = 'input, textarea, select, [contenteditable="true"]'
/** There a letter finds a line, or means what the dialog says. */
const OF_ITS_OWN = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], dialog'

/** Whether a key is the page's: pressed once, alone, and where no letter means something else. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || event.defaultPrevented) return false
  if (event.target instanceof Element && (event.target.matches(FIELDS) || event.target.closest(OF_ITS_OWN))) return false
  return document.querySelector('[role="dialog"]') === null
}
