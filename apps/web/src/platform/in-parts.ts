/** What one call on many records takes at the most; the contract refuses more. */
export const MOST_AT_ONCE = 500

/** A list that is longer than one call takes goes in parts, one after the other; the outcomes come back as one. */
export async function inParts<Item, Outcome>(
  items: readonly Item[],
  send: (part: Item[]) => Promise<{ results: Outcome[] }>,
): Promise<{ results: Outcome[] }> {
  const results: Outcome[] = []
  for (let from = 0; from < items.length; from += MOST_AT_ONCE) {
    const answer = await send(items.slice(from, from + MOST_AT_ONCE))
    results.push(...answer.results)
  }
  return { results }
}
