/** A help page: where it stands. */
export type PlacedPage = { id: string; section: string | null; parentPage: string | null }

export type MisplacedPage = 'page.parent-unknown' | 'page.other-section' | 'page.below-itself'

/**
 * What is wrong with the place of a page among all pages (those that change, as they will be); null when nothing is.
 * A page below itself would be reached from nowhere.
 */
export function misplaced(page: PlacedPage, all: ReadonlyMap<string, PlacedPage>): MisplacedPage | null {
  const seen = new Set<string>()
  for (let at: PlacedPage = page; at.parentPage; ) {
    const parent = all.get(at.parentPage)
    if (!parent) return at === page ? 'page.parent-unknown' : null
    if (seen.has(parent.id)) return 'page.below-itself'
    if (at === page && parent.section !== page.section) return 'page.other-section'
    seen.add(parent.id)
    at = parent
  }
  return null
}
