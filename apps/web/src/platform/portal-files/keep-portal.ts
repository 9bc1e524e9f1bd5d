import { onLanguageChange, wantedLanguage } from '@ramplight/ui/language/language'
import { currentSession, onSessionChange } from '../session.ts'
import { type KeepPortal, type KeepProgress, type Part, type Portal, portalOf } from './portals.ts'

/**
 * `isKept`: everything this person's pages need is on this device, also for the version that comes next. How far the version is
 * that lacks most; null while nobody has counted.
 */
export type AppFiles = { isKept: boolean; progress: KeepProgress | null }

const AGAIN_AFTER_MS = 20_000
const NOTHING: AppFiles = { isKept: false, progress: null }

let files: AppFiles = NOTHING
let asked: Portal | null = null
/** How far each version said it is with the portal that is asked for. */
let told = new WeakMap<ServiceWorker, KeepProgress>()
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
  // A version may go on to wait, or be given up: both change what is missing.
  const newVersion = ({ installing }: ServiceWorkerRegistration) => {
    installing?.addEventListener('statechange', ask)
    ask()
  }
  let stopVersions = () => {}
  void navigator.serviceWorker.ready.then((registration) => {
    const found = () => newVersion(registration)
    registration.addEventListener('updatefound', found)
    stopVersions = () => registration.removeEventListener('updatefound', found)
    // One that was found before the page listened.
    found()
  })
  const stopSession = onSessionChange(askForOther)
  const stopLanguage = onLanguageChange(ask)
  const timer = setInterval(askUnlessKept, AGAIN_AFTER_MS)
  addEventListener('online', askUnlessKept)
  return () => {
    stopVersions()
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

const versionsOf = ({ active, waiting, installing }: ServiceWorkerRegistration): ServiceWorker[] =>
  [active, waiting, installing].filter((worker) => worker !== null)

const textsFor = (portal: Portal | null): Part[] => (portal === 'director' ? ['es', 'es-director'] : ['es'])

/** Each version puts its own files away: one that takes over without the portal leaves this device with none. */
async function askWorkers(): Promise<void> {
  const portal = portalHere()
  if (portal !== asked) {
    told = new WeakMap()
    say(NOTHING)
  }
  asked = portal
  const registration = await navigator.serviceWorker.ready
  for (const worker of versionsOf(registration)) {
    if (wantedLanguage() !== 'en') for (const part of textsFor(portal)) askWorker(worker, part, () => {})
    if (portal === null) continue
    askWorker(worker, portal, (progress) => {
      if (portal !== asked) return
      told.set(worker, progress)
      sayHow(registration)
    })
  }
}

const isWhole = (progress: KeepProgress | null) => progress !== null && progress.kept === progress.total

function sayHow(registration: ServiceWorkerRegistration): void {
  const all = versionsOf(registration).map((worker) => told.get(worker) ?? null)
  const missing = all.find((progress) => !isWhole(progress))
  say({ isKept: missing === undefined, progress: missing === undefined ? (all[0] ?? null) : missing })
}

/** It tells after each file until it has everything, or gave up for now. One that is stopped in between is asked again later. */
function askWorker(worker: ServiceWorker, portal: Part, tell: (progress: KeepProgress) => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<KeepProgress>) => {
    tell(data)
    if (data.isFailed || data.kept >= data.total) port1.close()
  }
  worker.postMessage({ type: 'KEEP_PORTAL', portal } satisfies KeepPortal, [port2])
}
