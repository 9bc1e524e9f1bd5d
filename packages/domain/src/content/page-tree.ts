import { byText } from '../kernel/text-order.ts'

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

type Ordered = { _id: string; order: number; title: string; parentPage?: string | null | undefined }

/** Pages that stand at the same place, the first one first. */
const byOrder = (a: Ordered, b: Ordered): number => a.order - b.order || byText(a.title, b.title) || byText(a._id, b._id)

/** The pages of a section as they are read: each before those below it. One whose page above is not here stands at the top. */
export function pagesInOrder<P extends Ordered>(pages: readonly P[]): { page: P; depth: number }[] {
  const ids = new Set(pages.map(({ _id }) => _id))
  const below = (parent: string | null, depth: number): { page: P; depth: number }[] =>
    pages
      .filter(({ parentPage }) => (parentPage && ids.has(parentPage) ? parentPage : null) === parent)
      .sort(byOrder)
      .flatMap((page) => [{ page, depth }, ...below(page._id, depth + 1)])
  return below(null, 0)
}

/** The pages that stand at the same place as this one, in their order. */
export const siblingsOf = <P extends Ordered>(page: P, pages: readonly P[]): P[] =>
  pages.filter(({ parentPage }) => (parentPage ?? null) === (page.parentPage ?? null)).sort(byOrder)

/** The new order of a page's siblings when it moves one place up (-1) or down (1): those whose number changes. */
export function movedPage<P extends Ordered>(page: P, by: -1 | 1, pages: readonly P[]): { _id: string; order: number }[] {
  const siblings = siblingsOf(page, pages)
  const from = siblings.findIndex(({ _id }) => _id === page._id)
  const other = siblings[from + by]
  if (!other) return []
  const moved = siblings.toSpliced(from, 1).toSpliced(from + by, 0, page)
  return moved.flatMap((one, index) => (one.order === index + 1 ? [] : [{ _id: one._id, order: index + 1 }]))
}
