import type { Control } from './control.ts'

const OFTEN = { 'a boat is back': 12, 'take a return back': 6, 'the clock is set': 6 }

/** Safeguards of check-ins, noticed by P11 (`model/promises/p11-check-ins.ts`). */
export const CHECK_IN_CONTROLS: Record<string, Control> = {
  'every clock is believed': {
    without: 'a tablet whose clock was set makes boats late that came back in time',
    often: OFTEN,
    patches: [
      {
        file: 'packages/sync/src/outbox/compare-clock.ts',
        find: 'op.from || off === null ? NO_EVIDENCE : clockEvidence(op.off, off)',
        put: 'op.from || off === null ? NO_EVIDENCE : { ...clockEvidence(op.off, off), shift: 0, proven: true }',
      },
    ],
  },
  'no clock is believed': {
    without: 'somebody is asked about each return, also where no clock was set',
    often: { 'a boat is back': 12 },
    patches: [
      {
        file: 'packages/sync/src/outbox/compare-clock.ts',
        find: 'op.from || off === null ? NO_EVIDENCE : clockEvidence(op.off, off)',
        put: 'NO_EVIDENCE',
      },
    ],
  },
  'a tab hears nothing of the one that leads': {
    without: 'a return that is entered in another tab is asked about, and no clock was set',
    often: { 'a boat is back': 12, 'a second tab': 12 },
    patches: [
      {
        file: 'packages/sync/src/engine.ts',
        find: 'state.set({ lastContact, lastPull, isReady, clockOff })',
        put: '{}',
      },
    ],
  },
  'the last log of a boat replaces the one before': {
    without: 'what two stations saw of one boat is what the second of them saw',
    often: OFTEN,
    patches: [
      {
        file: 'packages/domain/src/registration/check-in-log.ts',
        find: 'const heard = { ...before, ...Object.fromEntries(',
        put: 'const heard = { ...(sent.length ? {} : before), ...Object.fromEntries(',
      },
    ],
  },
}
