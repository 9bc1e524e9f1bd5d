import type { Proof } from './proof.ts'

/** The same change is answered the same for ever, however often it arrives. */
export function i5LedgerStable({ day }: Proof): string[] {
  const first = new Map<string, string>()
  const other: string[] = []
  for (const { results, user } of day.pushed)
    for (const { op, status } of results ?? []) {
      if (status === 'deferred') continue
      const key = `${op} ${user}`
      const before = first.get(key) ?? status
      first.set(key, before)
      if (before !== status) other.push(`I5 the change ${op} was answered "${before}", and later "${status}"`)
    }
  return other
}
