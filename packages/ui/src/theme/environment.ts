import { noteStoredText } from '../values/stored-text.ts'
export type Environment = 'light' | 'dark' | 'sun' | 'night' | 'tv'
/** What a person can choose; `auto` follows the device. */
export type EnvironmentChoice = 'auto' | 'light' | 'dark' | 'sun' | 'night'
type Snapshot = { choice: EnvironmentChoice; environment: Environment; scheme: 'light' | 'dark' }

const KEY = 'rl-environment'
const CHOICES: readonly EnvironmentChoice[] = ['auto', 'light', 'dark', 'sun', 'night']
const SCHEME = { light: 'light', dark: 'dark', sun: 'light', night: 'dark', tv: 'dark' } as const
const THEME_COLOUR = { light: '#06384a', dark: '#0b131a', sun: '#ffffff', night: '#000000', tv: '#0b131a' } as const

const listeners = new Set<() => void>()
let forced: Environment | null = null
let snapshot: Snapshot | null = null

const systemDark = () => typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches

function storedChoice(): EnvironmentChoice {
  try {
    const stored = localStorage.getItem(KEY)
    return CHOICES.find((choice) => choice === stored) ?? 'auto'
  } catch {
    return 'auto' // storage may be blocked; the look is then per visit
  }
}

function resolve(choice: EnvironmentChoice): Snapshot {
  const environment = forced ?? (choice === 'auto' ? (systemDark() ? 'dark' : 'light') : choice)
  return { choice, environment, scheme: SCHEME[environment] }
}

function refresh(choice: EnvironmentChoice) {
  snapshot = resolve(choice)
  const root = document.documentElement
  root.setAttribute('data-env', snapshot.environment)
  root.setAttribute('data-mantine-color-scheme', snapshot.scheme)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOUR[snapshot.environment])
  for (const listener of listeners) listener()
}

/** Call before the first paint: puts the choice of this device on <html>. */
export function applyEnvironment(): void {
  refresh(storedChoice())
}

export function chooseEnvironment(choice: EnvironmentChoice): void {
  // Where there is no room: kept for this visit only.
  noteStoredText(KEY, choice)
  refresh(choice)
}

/** The stage screens (TV, MC) look the same whatever the device prefers. Returns the way back. */
export function forceEnvironment(environment: Environment): () => void {
  forced = environment
  refresh(currentEnvironment().choice)
  return () => {
    forced = null
    refresh(currentEnvironment().choice)
  }
}

export function currentEnvironment(): Snapshot {
  snapshot ??= resolve(storedChoice())
  return snapshot
}

export function onEnvironmentChange(listener: () => void): () => void {
  const again = () => refresh(storedChoice())
  const fromOtherTab = (event: StorageEvent) => event.key === KEY && again()
  const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  system?.addEventListener?.('change', again)
  // The device may have changed its look since the first paint, when nobody listened yet.
  if (resolve(storedChoice()).environment !== currentEnvironment().environment) again()
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
    system?.removeEventListener?.('change', again)
  }
}
