/**
 * What runs inside an embedded board (`/live-leaderboard/:id/embed`): tells the page around it how high it is, and puts in new
 * rows when they come. The server writes them; this file knows nothing of weights.
 */
const POLL_MS = 15_000
const PATIENCE_MS = 8000
const main = () => document.getElementById('embed')!

/** Only a number leaves, so whoever is around may hear it. */
function tellHeight(): void {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
  parent.postMessage({ type: 'ramplight-height', tournament: main().dataset.tournament, height }, '*')
}

async function refresh(): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => null,
  )
  // The last rows stay where there is no answer.
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('embed')
  if (!fresh || fresh.innerHTML === main().innerHTML) return
  main().replaceWith(document.importNode(fresh, true))
  tellHeight()
}

new ResizeObserver(tellHeight).observe(document.documentElement)
setInterval(() => document.visibilityState === 'visible' && void refresh(), POLL_MS)
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void refresh())
tellHeight()
