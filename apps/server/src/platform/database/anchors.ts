/** The sort key and the id of the row before a page; a null key is a row without one. */
export type Anchor = { at: string | null; id: string }

const LIVES_MS = 5 * 60 * 1000
const MOST_SEARCHES = 1000
const MOST_PAGES = 64

type Remembered = { until: number; pages: Map<number, Anchor> }

/**
 * Where the pages of a search begin, as they were last answered: for some minutes, for the searches used last, and for
 * some pages of each. Forgetting costs time and nothing else.
 */
export function rememberAnchors(now: () => number = Date.now) {
  const searches = new Map<string, Remembered>()

  /** Moves a search to the end of the line of those to be forgotten. */
  function touch(search: string): Remembered | undefined {
    const found = searches.get(search)
    if (!found) return undefined
    searches.delete(search)
    if (found.until <= now()) return undefined
    searches.set(search, found)
    return found
  }

  return {
    /** The remembered page nearest to `page`, not after it. Page 0 needs no anchor. */
    nearest(search: string, page: number): { page: number; anchor: Anchor | null } {
      let best: { page: number; anchor: Anchor | null } = { page: 0, anchor: null }
      for (const [known, anchor] of touch(search)?.pages ?? []) {
        if (known <= page && known > best.page) best = { page: known, anchor }
      }
      return best
    },

    /** A page that now begins elsewhere takes the later ones with it: they were counted from the old beginning. */
    remember(search: string, page: number, anchor: Anchor): void {
      const found = touch(search) ?? { until: 0, pages: new Map<number, Anchor>() }
      const before = found.pages.get(page)
      if (before && (before.id !== anchor.id || before.at !== anchor.at)) {
        for (const later of [...found.pages.keys()].filter((one) => one > page)) found.pages.delete(later)
      }
      found.pages.delete(page)
      found.pages.set(page, anchor)
      forgetOldest(found.pages, MOST_PAGES)
      searches.set(search, { ...found, until: now() + LIVES_MS })
      forgetOldest(searches, MOST_SEARCHES)
    },
  }
}

export type Anchors = ReturnType<typeof rememberAnchors>

function forgetOldest<K>(map: Map<K, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}
