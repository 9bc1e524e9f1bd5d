/** After this long without a touch the person is asked; without an answer they are signed out (1 §4). */
export const IDLE_MS = 900_000
export const ANSWER_MS = 30_000

export type IdlePhase = { kind: 'active' } | { kind: 'asking'; secondsLeft: number } | { kind: 'gone' }

/** Where somebody stands who was last seen at `lastActivity`. */
export function idlePhase(lastActivity: number, now: number): IdlePhase {
  const idleFor = now - lastActivity
  if (idleFor < IDLE_MS) return { kind: 'active' }
  const left = IDLE_MS + ANSWER_MS - idleFor
  return left > 0 ? { kind: 'asking', secondsLeft: Math.ceil(left / 1000) } : { kind: 'gone' }
}

type Watch = { lastActivity: () => number; onPhase: (phase: IdlePhase) => void }

/** Looks once a second and tells each change; the way back stops it. A sleeping laptop wakes up signed out. */
export function watchIdle({ lastActivity, onPhase }: Watch): () => void {
  let told = ''
  const look = () => {
    const phase = idlePhase(lastActivity(), Date.now())
    const text = JSON.stringify(phase)
    if (text === told) return
    told = text
    onPhase(phase)
  }
  const timer = setInterval(look, 1000)
  return () => clearInterval(timer)
}
