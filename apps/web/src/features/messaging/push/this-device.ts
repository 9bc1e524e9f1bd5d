import type { PushDevice } from '@ramplight/contract/messaging/push-subscriptions'
import type { PushFacts } from './push-state.ts'

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent))

/** The worker of the app; undefined where there is none, and so nobody to show anything. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration('/')

/** What this browser can do now, without asking anybody anything. */
export async function factsHere(): Promise<PushFacts> {
  const registration = await worker()
  const canPush = registration !== undefined && globalThis.PushManager !== undefined && globalThis.Notification !== undefined
  return {
    canPush,
    isApple: isApple(),
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
    permission: canPush ? Notification.permission : 'default',
    endpoint: canPush ? ((await registration.pushManager.getSubscription())?.endpoint ?? null) : null,
  }
}

/**
 * Asks the person, then the browser's push service: the address and the keys of this device, or null when the person said no or put
 * the question away. `key`: what the server signs with.
 */
export async function subscribeHere(key: string): Promise<Omit<PushDevice, 'language'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made with another key would be refused by the push service for ever.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return { endpoint: made.endpoint, publicKey: keyOf(made, 'p256dh'), secret: keyOf(made, 'auth') }
}

function keyOf(made: PushSubscription, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(made.getKey(name) ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The browser takes nothing from us any more; its address is worth nothing from now on. */
export async function unsubscribeHere(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe()
}
