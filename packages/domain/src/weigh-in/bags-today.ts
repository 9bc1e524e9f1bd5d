import type { Settings } from '../scoring/types.ts'
import type { StoredWeighIn } from './weigh-in-records.ts'

type Rules = {
  settings?: Settings | null | undefined
  setupOptions?: { multipleDailyWeighIns?: boolean | null | undefined } | null | undefined
}

type Weighing = { additional?: boolean | undefined; periodIndex?: number | null | undefined }

/** Is there anything to ask? Not with single fish, several bags a day, or when the station says that it is one more. */
export const weighsOnce = ({ additional }: Weighing, { settings, setupOptions }: Rules): boolean =>
  !additional && !setupOptions?.multipleDailyWeighIns && settings?.weighInMode !== 'big-bass'

/**
 * The bag that stands against one more of the same boat on the same day. A boat weighs once a day, unless the tournament has
 * sessions, single fish, or the station says that it is one more bag; with sessions it weighs once in each, and bags without
 * a session are taken as they come. `today`: what the boat has weighed on that day.
 */
export function bagInTheWay(today: readonly StoredWeighIn[], body: Weighing, rules: Rules): StoredWeighIn | undefined {
  if (!weighsOnce(body, rules)) return undefined
  const counting = today.filter(({ current }) => !current.voided)
  return rules.settings?.weighInMode === 'intraday-multiple-sessions'
    ? counting.find((other) => isSameSession(other, body))
    : counting.at(-1)
}

const isSameSession = ({ current }: StoredWeighIn, { periodIndex }: Weighing) =>
  periodIndex !== undefined && periodIndex !== null && current.bag.periodIndex === periodIndex
