import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AddressSearch } from '#platform/address-search.ts'

/** The parts of the address these pages keep beside the table's own: tab, step, and the figure that is explained. */
export function useResultsAddress() {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  /** A sheet that opens is a step one can go back from; everything else replaces. */
  const change = (part: AddressSearch, push = false) =>
    void navigate({ to: '.', search: { ...search, ...part }, replace: !push, resetScroll: false })
  return { search, change }
}
