import { useMemo, useSyncExternalStore } from 'react'
import { useLocal } from '#platform/local/book/use-local.ts'
import { useSession } from '#platform/use-session.ts'
import { askedBags, onAskedBags } from '../asked-bags/asked-bags.ts'
import { type DeviceBag, deviceBags } from './device-bags.ts'

const NONE: readonly DeviceBag[] = []

/** The weights that are not known to be on the server, whatever tournament they belong to: kept on this device, or asked about. */
export function useAllDeviceBags(): readonly DeviceBag[] {
  const kept = useLocal(deviceBags, undefined, NONE)
  const asked = useSyncExternalStore(onAskedBags, askedBags)
  const user = useSession()?.user._id
  return useMemo(() => {
    const isKept = new Set(kept.map(({ weighIn }) => weighIn))
    const mine = asked.filter((one) => one.user === user && !isKept.has(one.bag.weighIn))
    return mine.length === 0 ? kept : [...kept, ...mine.map(({ bag }) => (bag.refusal ? bag : { ...bag, asking: true as const }))]
  }, [kept, asked, user])
}

export function useDeviceBags(tournament: string): readonly DeviceBag[] {
  const all = useAllDeviceBags()
  return useMemo(() => all.filter((bag) => bag.tournament === tournament), [all, tournament])
}
