import type { AskedBag } from '../../../web/src/features/stations/asked-bags/asked-bag.ts'
import { weighInServer } from '../../../web/src/features/stations/asked-bags/asked-bags.ts'
import { type Asking, createAsking } from '../../../web/src/features/stations/asked-bags/asking.ts'

/** The list of bags that are asked about lies in the storage of a browser, and outlives its pages. */
export const askingIn = (kept: { bags: string | null }, me: () => string | undefined): Asking =>
  createAsking({
    server: weighInServer,
    stored: {
      read: () => (kept.bags === null ? null : (JSON.parse(kept.bags) as AskedBag[])),
      write: (bags) => {
        kept.bags = bags && JSON.stringify(bags)
        return true
      },
    },
    me,
    // Nobody waits here: the day says when a page asks again.
    after: () => () => {},
    onKnown: () => {},
    onCount: () => {},
  })
