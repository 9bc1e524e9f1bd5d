import { logLine } from '#platform/logging/redact'
import { forgetOldNews, type NewsDeps, tellNews } from './tell-news.ts'

/** News are told this long after they are true, at the latest: a person looks at their phone, not at a clock. */
const LOOK_MS = 20_000
const SWEEP_MS = 6 * 3_600_000

/** Tells the news of events for as long as it is open. A look that fails is followed by the next one. */
export function openEventNews(deps: NewsDeps, { lookMs = LOOK_MS, log = logLine } = {}) {
  let running: Promise<unknown> | null = null
  const run = (work: () => Promise<unknown>) => {
    running ??= work()
      .catch((error: Error) => log(`The news of events could not be told: ${error.name}`))
      .finally(() => {
        running = null
      })
  }
  const look = setInterval(() => run(() => tellNews(deps)), lookMs)
  const sweep = setInterval(() => run(() => forgetOldNews(deps)), SWEEP_MS)
  for (const timer of [look, sweep]) timer.unref()
  return {
    async close() {
      for (const timer of [look, sweep]) clearInterval(timer)
      await running
    },
  }
}
