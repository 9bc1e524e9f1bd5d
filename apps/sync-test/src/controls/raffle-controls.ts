import type { Control } from './control.ts'

/** Safeguards of tickets that come after the draw, noticed by P9 (`model/promises/p9-tickets.ts`). */
export const RAFFLE_CONTROLS: Record<string, Control> = {
  'a ticket that comes after the draw is refused': {
    without: 'the cash of a ticket that was sold on a silent tablet is in no book',
    often: { 'set up a raffle': 6, 'sell tickets': 8, 'draw a raffle': 6 },
    patches: [
      {
        file: 'apps/server/src/features/payouts/tournament-raffle-entries/tournament-raffle-entries.store.ts',
        find: 'if (winning_entry && sold.has(id) && !sentByDevice)',
        put: 'if (winning_entry && sold.has(id) && (sentByDevice ?? true))',
      },
    ],
  },
}
