import type { EngineState } from '../types.ts'

export type HeldState = {
  get: () => EngineState
  set: (change: Partial<EngineState>) => void
  onChange: (listener: (state: EngineState) => void) => () => void
}

const NOTHING_YET: EngineState = {
  phase: 'not-leader',
  lastContact: null,
  lastPull: null,
  isReady: false,
  clockOff: null,
  progress: null,
  lastError: null,
}

export function holdState(): HeldState {
  const listeners = new Set<(state: EngineState) => void>()
  let state = NOTHING_YET
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener(state)
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
