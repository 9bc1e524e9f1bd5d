/**
 * The services that browsers take notifications from: Chrome, Edge, Brave and Samsung by Google, Firefox by Mozilla, Safari by Apple,
 * Edge on Windows by Microsoft. A name that begins with a dot stands for every name that ends with it.
 */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/**
 * Is this the address of a device at one of them? A browser gives the address and we write to it from inside our own network, so
 * anything else is refused: no other host, no port, no name or password in it.
 */
export function isPushService(endpoint: string): boolean {
  const host = endpoint.match(/^https:\/\/([a-z0-9.-]+)\/[\x21-\x7e]+$/)?.[1]
  return host !== undefined && SERVICES.some((name) => (name.startsWith('.') ? host.endsWith(name) : host === name))
}
