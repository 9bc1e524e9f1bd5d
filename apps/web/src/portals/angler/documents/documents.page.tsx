import type { Document } from '@ramplight/contract/content/documents'
import { isAskedFor } from '@ramplight/domain/content/asked-for'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconFileCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { AskedDocuments, documentsOf, HandInAnother, OpenDocument } from '#features/content/documents/index.ts'
import { toursToChooseQuery } from '#features/tours/tours/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from '../angler.texts.ts'

/** What a director asks of me, and what I have handed in. */
export function AnglerDocumentsPage() {
  const { user } = useSession()!
  const documents = useQuery(documentsOf(user._id))
  const tours = useQuery(toursToChooseQuery())
  // Without a tour nobody but themself could open it.
  const [first, ...others] = (tours.data ?? []).filter(({ _id }) => user.tours.includes(_id))
  return (
    <Page width="form">
      <PageHeader title={t('nav.documents')} />
      <Loaded
        query={documents}
        what={t('documents.what')}
        isEmpty={(list) => list.length === 0}
        empty={{ icon: IconFileCheck, text: t('documents.none') }}
      >
        {(list) => {
          const handedIn = list.filter((one) => !isAskedFor(one))
          return (
            <>
              <Section title={t('documents.asked')} flush>
                <AskedDocuments documents={list} none={t('documents.nothingAsked')} />
              </Section>
              {handedIn.length > 0 && (
                <Section title={t('documents.handedIn')} flush>
                  <RowList rows={handedIn.map(handedInRow)} />
                </Section>
              )}
            </>
          )
        }}
      </Loaded>
      {first && (
        <Section title={t('documents.other')} note={t('documents.otherText')}>
          <HandInAnother tours={[first, ...others]} />
        </Section>
      )}
    </Page>
  )
}

const handedInRow = (one: Document): Row => ({
  key: one._id,
  title: one.label,
  about: t('documents.inSince', { date: writeDay(one.dateUploaded) }),
  end: <OpenDocument document={one} />,
})
