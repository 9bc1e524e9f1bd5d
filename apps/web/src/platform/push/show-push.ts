/** What the server sends (apps/server/src/platform/outgoing/push-by-web.ts). */
type Pushed = { title: string; body: string; url: string; tag: string; silent: boolean }

type Lasting = { waitUntil: (work: Promise<unknown>) => void }
export type PushEvent = Lasting & { data: { json: () => unknown } | null }
export type ClickEvent = Lasting & { notification: { data: unknown; close: () => void } }

/** A window of the app that is open. */
type Window = { url: string; focus: () => Promise<unknown> }
/** What of a worker's global scope is used here. */
export type Scope = {
  location: { origin: string; host: string }
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: { matchAll: (which: object) => Promise<Window[]>; openWindow: (url: string) => Promise<unknown> }
}

const ICON = '/icons/icon-192.png'

/** Shows it, whatever came: a browser takes notifications away from who is pushed to and shows nothing. */
export async function showPush(
  { registration, location }: Pick<Scope, 'registration' | 'location'>,
  { data }: Pick<PushEvent, 'data'>,
): Promise<void> {
  const { title, body, url, tag, silent } = readPush(data) ?? { ...UNREADABLE, title: location.host }
  await registration.showNotification(title, { body, tag, silent, icon: ICON, badge: ICON, data: url, renotify: !silent })
}

const UNREADABLE = { body: '', url: '/', tag: 'unreadable', silent: false }

function readPush(data: PushEvent['data']): Pushed | null {
  try {
    if (!data) return null
    const { title, body, url, tag, silent } = data.json() as Pushed
    return { title: String(title), body: String(body), url: String(url), tag: String(tag), silent: silent === true }
  } catch {
    return null
  }
}

/** To the page it tells about: the window that shows it already, else a new one. Nothing is taken from who is typing in another. */
export async function openPushed(
  { location, clients }: Pick<Scope, 'clients'> & { location: Pick<Scope['location'], 'origin'> },
  { notification }: ClickEvent,
): Promise<void> {
  notification.close()
  const target = new URL(String(notification.data), location.origin)
  const address = target.origin === location.origin ? target.href : location.origin
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address)
  await (shown ? shown.focus() : clients.openWindow(address))
}
