/** What each rule for boats without fish (P13) starts as when it is picked. */
export const FRESH_ZERO_FISH = {
  fixed: { kind: 'fixed', points: 0 },
  'last-minus': { kind: 'last-minus', minus: 1 },
  none: { kind: 'none' },
} as const
