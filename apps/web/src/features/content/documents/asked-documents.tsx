import type { Document } from '@ramplight/contract/content/documents'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { isAskedFor } from '@ramplight/domain/content/asked-for'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/use-session.ts'
import { documentsOf } from './documents.queries.ts'
import { t } from './documents.texts.ts'
import { HandIn } from './hand-in.tsx'
import { OpenDocument } from './open-document.tsx'
import { wordsOf } from './words-of.ts'

/** What is asked of somebody, each with its form and the way to hand it in. */
export const AskedDocuments = ({ documents, none }: { documents: readonly Document[]; none?: string }) => (
  <RowList none={none} rows={documents.filter(isAskedFor).map(askedRow)} />
)

const askedRow = (one: Document): Row => ({
  key: one._id,
  title: one.label,
  about: [wordsOf(one), t('since', { date: writeDay(one.createdAt) })].filter(Boolean).join(' '),
  foot: (
    <>
      <OpenDocument document={one} />
      <HandIn asked={one} />
    </>
  ),
  end: one.isRequired && <StatusBadge word={t('required')} tone="amber" icon={IconAlertTriangle} />,
})

type Asking = Pick<Tournament, '_id' | 'tour'>

/** What this tournament, or the tour it is of, asks of its reader and does not have yet. */
export function useDocumentsToHandIn({ _id, tour }: Asking): Document[] {
  const { user } = useSession()!
  const documents = useQuery(documentsOf(user._id)).data ?? []
  return documents.filter((one) => isAskedFor(one) && (one.tournament ? one.tournament === _id : !!one.tour && one.tour === tour))
}

/** It is handed in where they sign up. Nothing where nothing is asked. */
export function DocumentsToHandIn({ tournament }: { tournament: Asking }) {
  const asked = useDocumentsToHandIn(tournament)
  if (asked.length === 0) return null
  return (
    <Section title={t('toHandIn')} flush>
      <AskedDocuments documents={asked} />
    </Section>
  )
}
