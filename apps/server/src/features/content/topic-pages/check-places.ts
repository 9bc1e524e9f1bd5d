import { misplaced, type PlacedPage } from '@ramplight/domain/content/page-tree'
import { type DomainError, refused } from '@ramplight/domain/kernel/errors'
import type { Queryable } from '#platform/database/types'
import { withAllAbove } from './topic-pages.store.ts'

type Move = { id: string; section?: string | null | undefined; parentPage?: string | null | undefined }

/**
 * What is wrong with where these pages will stand, by id: asked about all of them as they will be together, so that two
 * changes of one batch cannot make a ring. Pages below a moved one follow it to its section only when they are moved too.
 */
export async function checkPlaces(db: Queryable, moves: Move[]): Promise<Map<string, DomainError>> {
  const ids = moves.flatMap(({ id, parentPage }) => (parentPage ? [id, parentPage] : [id]))
  const all = new Map<string, PlacedPage>((await withAllAbove(db, [...new Set(ids)])).map((page) => [page.id, page]))
  for (const { id, section, parentPage } of moves) {
    const page = all.get(id) ?? { id, section: null, parentPage: null }
    all.set(id, {
      id,
      section: section === undefined ? page.section : section,
      parentPage: parentPage === undefined ? page.parentPage : parentPage,
    })
  }
  const problems = new Map<string, DomainError>()
  for (const { id } of moves) {
    const problem = misplaced(all.get(id)!, all)
    if (problem) problems.set(id, refused(problem))
  }
  return problems
}
