import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { DocumentState } from '@ramplight/domain/content/check-documents'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { documentsOfEvent, useDocumentCheck } from '#features/content/documents/index.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { ownPlace } from '#platform/own-place.ts'
import type { StationData } from '../frame/use-station-data.ts'

/** A document that somebody was asked for and does not have as it should be. */
export type MissingPaper = { user: string; label: string; state: Exclude<DocumentState, 'there' | 'not-asked'> }

/** An angler may hand it in on a phone while they stand in line. */
const EVERY_MS = 60_000

/** `at`: when this device last heard it, where that is not now. */
export type MissingPapers = { of: (entry: TournamentEntry) => MissingPaper[]; at: string | null }
type Heard = { at: string; papers: MissingPaper[] }

/**
 * What is missing of a boat's anglers. Documents are on the server: without a network it is what this device heard last, and when. It goes
 * with whoever is signed in (`ownPlace`). Null: it never heard. Who may not see documents does not ask (`mayAsk`).
 */
export function useMissingPapers({ tournament, entries }: StationData, mayAsk = true): MissingPapers | null {
  const documents = useQuery({ ...documentsOfEvent(tournament._id), refetchInterval: EVERY_MS, enabled: mayAsk }).data
  const people = mayAsk ? entries.flatMap(({ anglers }) => anglers) : []
  const checks = useDocumentCheck({ people, documents: documents ?? [], firstDay: tournament.startDate }).data
  const place = ownPlace(`rl-missing-papers-${tournament._id}`)
  const fresh = useMemo(() => (documents && checks ? checks.flatMap(missingOf) : null), [documents, checks])
  useEffect(() => {
    if (fresh) noteStored(place, { at: new Date(timeHere()).toISOString(), papers: fresh } satisfies Heard)
  }, [place, fresh])
  const heard = fresh ? null : readStored<Heard>(place)
  const papers = fresh ?? heard?.papers
  if (!papers || !mayAsk) return null
  const byUser = Map.groupBy(papers, ({ user }) => user)
  return { of: ({ anglers }) => anglers.flatMap(({ _id }) => byUser.get(_id) ?? []), at: heard?.at ?? null }
}

const missingOf = ({ label, anglers }: { label: string; anglers: readonly { user: string; state: DocumentState }[] }): MissingPaper[] =>
  anglers.flatMap(({ user, state }) => (state === 'there' || state === 'not-asked' ? [] : [{ user, label, state }]))
