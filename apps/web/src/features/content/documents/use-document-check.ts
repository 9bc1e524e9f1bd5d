import type { Document } from '@ramplight/contract/content/documents'
import { fileCalls } from '@ramplight/contract/content/files'
import { isAskedFor } from '@ramplight/domain/content/asked-for'
import { checkDocuments, type DocumentCheck, type Paper } from '@ramplight/domain/content/check-documents'
import { useQueries } from '@tanstack/react-query'

import { queryOf } from '#platform/query.ts'

/** So many paths the server looks at in one call. */
const MOST_PATHS = 100

export type CheckedPaper = Paper & { document: Document }
export type Checked = DocumentCheck<CheckedPaper>

/** How many batches of paths there are, each a question of its own. */
function batches(paths: readonly string[]): string[][] {
  const each = [...new Set(paths)].sort()
  return Array.from({ length: Math.ceil(each.length / MOST_PATHS) }, (_, n) => each.slice(n * MOST_PATHS, (n + 1) * MOST_PATHS))
}

type Given = { people: readonly { _id: string }[]; documents: readonly Document[]; firstDay: string }

/** Who has which document that was asked for; undefined while the server looks whether the files are there. */
export function useDocumentCheck({ people, documents, firstDay }: Given) {
  const handedIn = documents.filter((one) => !isAskedFor(one)).map(({ path }) => path)
  return useQueries({
    queries: batches(handedIn).map((paths) => queryOf(fileCalls.checkDocs, { body: { paths } })),
    combine: (answers) => {
      const there = new Set(answers.flatMap(({ data }) => data ?? []).flatMap(({ path, file }) => (file ? [path] : [])))
      const papers = documents.map((document) => ({
        ...{ document, label: document.label, user: document.user, dateUploaded: document.dateUploaded },
        ...{ isAsked: document.requestedDocInfo != null, isWaiting: isAskedFor(document), hasFile: there.has(document.path) },
      }))
      return {
        data: answers.every(({ data }) => data)
          ? checkDocuments(
              people.map(({ _id }) => _id),
              papers,
              firstDay,
            )
          : undefined,
        isPending: answers.some(({ isPending }) => isPending),
        isFetching: answers.some(({ isFetching }) => isFetching),
        error: answers.find(({ error }) => error)?.error ?? null,
        refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
      }
    },
  })
}
