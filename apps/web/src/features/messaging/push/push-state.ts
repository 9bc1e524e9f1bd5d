/** What a browser says of notifications on this device. */
export type PushFacts = {
  /** It has everything that is needed. */
  canPush: boolean
  /** An iPhone or iPad: notifications come once the app is on its Home Screen. */
  isApple: boolean
  /** Opened from there, or from wherever apps stand. */
  isInstalled: boolean
  permission: NotificationPermission
  /** The address that the browser has for us; null for none. */
  endpoint: string | null
}

/** `not-carried`: this server sends none. `install-first`, `unsupported`: this browser takes none, now or ever. */
export type PushState = 'not-carried' | 'install-first' | 'unsupported' | 'denied' | 'on' | 'off'

/** `known`: the devices of whoever is signed in that the server sends to. */
export function pushState(facts: PushFacts, known: { isCarried: boolean; devices: readonly { endpoint: string }[] }): PushState {
  if (!known.isCarried) return 'not-carried'
  if (!facts.canPush) return facts.isApple && !facts.isInstalled ? 'install-first' : 'unsupported'
  if (facts.permission === 'denied') return 'denied'
  const isOn = facts.permission === 'granted' && known.devices.some(({ endpoint }) => endpoint === facts.endpoint)
  return isOn ? 'on' : 'off'
}
