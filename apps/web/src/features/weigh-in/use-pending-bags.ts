import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { bagsOnDevice, startSending } from './bag-sender.ts'
import type { PendingBag } from './pending-bags.ts'

const NONE: readonly PendingBag[] = []

/** The bags of this tournament that only this device has; keeps sending while mounted. */
export function usePendingBags(tournament: string): readonly PendingBag[] {
  const all = useSyncExternalStore(bagsOnDevice.subscribe, bagsOnDevice.list, () => NONE)
  useEffect(startSending, [])
  return useMemo(() => all.filter((bag) => bag.tournament === tournament), [all, tournament])
}
