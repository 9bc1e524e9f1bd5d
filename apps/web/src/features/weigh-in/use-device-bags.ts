import { useMemo } from 'react'
import { useLocal } from '#platform/local/use-local.ts'
import { type DeviceBag, deviceBags } from './device-bags.ts'

const NONE: readonly DeviceBag[] = []

/** The weights that only this device has, whatever tournament they belong to. */
export const useAllDeviceBags = (): readonly DeviceBag[] => useLocal(deviceBags, undefined, NONE)

export function useDeviceBags(tournament: string): readonly DeviceBag[] {
  const all = useAllDeviceBags()
  return useMemo(() => all.filter((bag) => bag.tournament === tournament), [all, tournament])
}
