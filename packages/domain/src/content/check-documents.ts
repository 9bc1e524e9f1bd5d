import { sameDocument } from './who-has-document.ts'

/** `isWaiting`: asked for, and nobody has handed it in. `hasFile`: the file it names can be opened. */
export type Paper = { label: string; user: string; dateUploaded: string; isAsked: boolean; isWaiting: boolean; hasFile: boolean }

/** In the order in which they count: whoever has several papers of one name has the best of them. */
export const DOCUMENT_STATES = ['there', 'old', 'gone', 'missing', 'not-asked'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export type DocumentCheck<P extends Paper> = {
  label: string
  anglers: { user: string; state: DocumentState; paper: P | null }[]
  counts: Record<DocumentState, number>
}

/** A paper that is a year old on the first day of the event is of another season: insurances and licences run out. */
const yearBefore = (day: string): string => `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4, 10)}`

function stateOf(paper: Paper, firstDay: string): DocumentState {
  if (paper.isWaiting) return 'missing'
  if (!paper.hasFile) return 'gone'
  return paper.dateUploaded.slice(0, 10) < yearBefore(firstDay) ? 'old' : 'there'
}

const rank = ({ state }: { state: DocumentState }) => DOCUMENT_STATES.indexOf(state)

/** How everybody who is entered stands with each document that was asked for, in the order in which the documents were. */
export function checkDocuments<P extends Paper>(anglers: readonly string[], papers: readonly P[], firstDay: string): DocumentCheck<P>[] {
  const labels = new Map(papers.filter(({ isAsked }) => isAsked).map(({ label }) => [sameDocument(label), label.trim()]))
  return [...labels].map(([same, label]) => {
    const ofLabel = Map.groupBy(
      papers.filter((paper) => sameDocument(paper.label) === same),
      ({ user }) => user,
    )
    const standing = anglers.map((user) => {
      const own = (ofLabel.get(user) ?? []).map((paper) => ({ user, state: stateOf(paper, firstDay), paper }))
      const [best] = own.sort((a, b) => rank(a) - rank(b))
      return best ?? { user, state: 'not-asked' as const, paper: null }
    })
    const count = (state: DocumentState) => standing.filter((one) => one.state === state).length
    return {
      label,
      anglers: standing,
      counts: Object.fromEntries(DOCUMENT_STATES.map((one) => [one, count(one)])) as DocumentCheck<P>['counts'],
    }
  })
}
