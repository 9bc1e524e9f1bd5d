import { onLanguageChange, wantedLanguage } from '@ramplight/ui/language/language'
import { currentSession, onSessionChange } from '../session.ts'
import { type KeepPortal, type KeepProgress, type Part, type Portal, portalOf } from './portals.ts'

/** `isKept`: everything this person's pages need is on this device. `kept` of `total` files are; null while nobody has counted. */
export type AppFiles = { isKept: boolean; progress: KeepProgress | null }

const AGAIN_AFTER_MS = 20_000
const NOTHING: AppFiles = { isKept: false, progress: null }

let files: AppFiles = NOTHING
let asked: Portal | null = null
const listeners = new Set<() => void>()

export const appFiles = (): AppFiles => files
export const onAppFiles = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function say(next: AppFiles): void {
  files = next
  for (const listener of listeners) listener()
}

/**
 * From now on the worker keeps the files of whoever is signed in: asked at each start and sign-in, again when a new version waits
 * (it has a list of its own), and until all is here. Called once, when the page has come to rest.
 */
export function keepPortalFiles(): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const ask = () => void askWorkers()
  const askUnlessKept = () => files.isKept || ask()
  const askForOther = () => portalHere() !== asked && ask()
  const newVersion = ({ installing, waiting }: ServiceWorkerRegistration) => {
    if (waiting) ask()
    installing?.addEventListener('statechange', () => installing.state === 'installed' && ask())
  }
  void navigator.serviceWorker.ready.then((registration) => registration.addEventListener('updatefound', () => newVersion(registration)))
  const stopSession = onSessionChange(askForOther)
  const stopLanguage = onLanguageChange(ask)
  const timer = setInterval(askUnlessKept, AGAIN_AFTER_MS)
  addEventListener('online', askUnlessKept)
  ask()
  return () => {
    stopSession()
    stopLanguage()
    clearInterval(timer)
    removeEventListener('online', askUnlessKept)
  }
}

const portalHere = (): Portal | null => {
  const session = currentSession()
  return session && portalOf(session.user)
}

/** The version that runs says how far it is; the one that waits puts its own files beside. */
async function askWorkers(): Promise<void> {
  const portal = portalHere()
  if (portal !== asked) say(NOTHING)
  asked = portal
  const { active, waiting } = await navigator.serviceWorker.ready
  if (!active) return
  for (const worker of [active, waiting])
    if (worker && wantedLanguage() !== 'en') await askWorker(worker, wantedLanguage() as 'es', () => {})
  if (portal === null) return
  await askWorker(active, portal, (progress) => {
    if (portal === asked) say({ isKept: progress.kept === progress.total, progress })
  })
  if (waiting) await askWorker(waiting, portal, () => {})
}

/** Resolves when this worker has everything, or gave up for now. A worker that is stopped in between is asked again later. */
function askWorker(worker: ServiceWorker, portal: Part, tell: (progress: KeepProgress) => void): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<KeepProgress>) => {
      tell(data)
      if (!data.isFailed && data.kept < data.total) return
      port1.close()
      resolve()
    }
    worker.postMessage({ type: 'KEEP_PORTAL', portal } satisfies KeepPortal, [port2])
  })
}
