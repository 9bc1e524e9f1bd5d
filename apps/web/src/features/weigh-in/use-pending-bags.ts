import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { bagsOnDevice, startSending } from './bag-sender.ts'
import type { PendingBag } from './pending-bags.ts'

const NONE: readonly PendingBag[] = []

/** The bags that only this device has; keeps sending while mounted. */
export function useAllPendingBags(): readonly PendingBag[] {
  useEffect(startSending, [])
  return useSyncExternalStore(bagsOnDevice.subscribe, bagsOnDevice.list, () => NONE)
}

export function usePendingBags(tournament: string): readonly PendingBag[] {
  const all = useAllPendingBags()
  return useMemo(() => all.filter((bag) => bag.tournament === tournament), [all, tournament])
}
