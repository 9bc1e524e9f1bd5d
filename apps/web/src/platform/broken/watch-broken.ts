/**
 * What breaks on a screen is told to our server, once for each message of a session, and a few of a session at the most
 * (docs/decisions/0098). Small, because it is in every first view; what sends comes with the first report.
 */
const TOLD = 'rl-told-broken'
const MOST = 5
/** Refusals and lost networks are answers, and what the browser says about them; extensions are none of ours. */
const EXPECTED = /^(CallError|NotOurServer|AbortError|TimeoutError)$/
const NO_FAULT = /^(Failed to fetch|Load failed|NetworkError|Script error|ResizeObserver loop)/
const STRANGE = /(chrome|moz|safari-web)-extension:/

let routeNow = (): string => location.pathname

/** From now on what nobody caught is told. `route`: the pattern of the page that is open. */
export function watchBroken(route: () => string = routeNow): () => void {
  routeNow = route
  const onError = ({ error, message, filename }: ErrorEvent) => {
    if (!STRANGE.test(filename)) tellBroken(error ?? new Error(message))
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => tellBroken(reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** For what a boundary caught: the page goes on, and somebody hears of it. */
export function tellBroken(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (EXPECTED.test(error.name) || NO_FAULT.test(error.message) || STRANGE.test(error.stack ?? '')) return
  const said = `${error.name}: ${error.message}`
  const told = toldBefore()
  if (told.length >= MOST || told.includes(said)) return
  remember([...told, said])
  void import('./send-broken.ts')
    .then(({ sendBroken }) => sendBroken(error, routeNow()))
    // Not heard: the next time it is told again.
    .catch(() => remember(toldBefore().filter((one) => one !== said)))
}

/** For `createRoot`: what a boundary caught is told, too. */
export const tellCaught = (error: unknown): void => {
  console.error(error)
  tellBroken(error)
}

let inMemory: string[] = []
function toldBefore(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(TOLD) ?? '[]') as string[]
  } catch {
    return inMemory
  }
}
function remember(told: string[]): void {
  inMemory = told
  try {
    sessionStorage.setItem(TOLD, JSON.stringify(told))
  } catch {
    // A full or forbidden store: this page remembers.
  }
}
