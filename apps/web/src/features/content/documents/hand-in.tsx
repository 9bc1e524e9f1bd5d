import { type Document, documentCalls } from '@ramplight/contract/content/documents'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { DocumentBox } from '#platform/files/document-box.tsx'
import { t } from './documents.texts.ts'

/** Hands in what a director asks for: the file takes the place of the question. */
export function HandIn({ asked }: { asked: Document }) {
  const write = async (path: string) => {
    await call(documentCalls.update, { params: { id: asked._id }, body: { path } })
    notify.success(t('done', { label: asked.label }))
  }
  return <DocumentBox label={t('handIn')} folder="documents" onKept={write} />
}

/** Hands in something of one's own accord, under the name of its file. */
export function HandInAnother({ of }: { of?: Partial<Pick<Document, 'tournament' | 'season' | 'tour' | 'director'>> }) {
  const write = async (path: string, name: string) => {
    const label = name.replace(/\.\w+$/, '').slice(0, 200)
    await call(documentCalls.create, { body: { label, path, ...of } })
    notify.success(t('done', { label }))
  }
  return <DocumentBox label={t('handInAnother')} folder="documents" onKept={write} />
}
