import { useNavigate, useSearch } from '@tanstack/react-router'

type Change = Record<string, string | undefined>

/** The parts of the address these pages keep beside the table's own: tab, step, and the figure that is explained. */
export function useResultsAddress() {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  /** A sheet that opens is a step one can go back from; everything else replaces. */
  const change = (part: Change, push = false) =>
    void navigate({ to: '.', search: { ...search, ...part } as never, replace: !push, resetScroll: false })
  return { search, change }
}
