import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { DocumentState } from '@ramplight/domain/content/check-documents'
import { useQuery } from '@tanstack/react-query'
import { documentsOfEvent, useDocumentCheck } from '#features/content/documents/index.ts'
import type { StationData } from '../frame/use-station-data.ts'

/** A document that somebody was asked for and does not have as it should be. */
export type MissingPaper = { user: string; label: string; state: Exclude<DocumentState, 'there' | 'not-asked'> }

/** An angler may hand it in on a phone while they stand in line. */
const EVERY_MS = 60_000

/** What is missing of a boat's anglers. Null: not known, because documents are on the server and there is no network. */
export function useMissingPapers({ tournament, entries }: StationData): ((entry: TournamentEntry) => MissingPaper[]) | null {
  const documents = useQuery({ ...documentsOfEvent(tournament._id), refetchInterval: EVERY_MS }).data
  const people = entries.flatMap(({ anglers }) => anglers)
  const checks = useDocumentCheck({ people, documents: documents ?? [], firstDay: tournament.startDate }).data
  if (!documents || !checks) return null
  const byUser = Map.groupBy(checks.flatMap(missingOf), ({ user }) => user)
  return ({ anglers }) => anglers.flatMap(({ _id }) => byUser.get(_id) ?? [])
}

const missingOf = ({ label, anglers }: { label: string; anglers: readonly { user: string; state: DocumentState }[] }): MissingPaper[] =>
  anglers.flatMap(({ user, state }) => (state === 'there' || state === 'not-asked' ? [] : [{ user, label, state }]))
