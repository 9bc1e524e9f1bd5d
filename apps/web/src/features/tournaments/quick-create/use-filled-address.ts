import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Address } from '../tournaments/landings.ts'
import { addressQuery } from '../tournaments/whole-tournaments.queries.ts'

const SHOWN = 6
const ASK_AFTER_MS = 350

/**
 * A ZIP code fills city and state, city and state fill the ZIP code. What is typed stays; without a network nothing is filled.
 * Answers the ZIP codes to choose from where a city has several.
 */
export function useFilledAddress(address: Address, fill: (part: Partial<Address>) => void, on: boolean): readonly string[] {
  const [{ zip, city, state }] = useDebouncedValue(address, ASK_AFTER_MS)
  const [byZip, byCity] = [on && /^\d{5}/.test(zip) && !(city && state), on && !zip && !!city && !!state]
  const cityOfZip = useQuery({ ...addressQuery({ zip }), enabled: byZip }).data
  const zipsOfCity = useQuery({ ...addressQuery({ city, state }), enabled: byCity }).data
  const fillCity = useEffectEvent(() => {
    const found = cityOfZip?.[0]
    if (byZip && found) fill({ city: address.city || found.city, state: address.state || found.state })
  })
  const fillZip = useEffectEvent(() => {
    if (byCity && zipsOfCity?.length === 1 && !address.zip) fill({ zip: zipsOfCity[0]!.zip })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer fills once
  useEffect(() => fillCity(), [cityOfZip])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer fills once
  useEffect(() => fillZip(), [zipsOfCity])
  return byCity && !address.zip && (zipsOfCity?.length ?? 0) > 1 ? zipsOfCity!.slice(0, SHOWN).map((one) => one.zip) : []
}
