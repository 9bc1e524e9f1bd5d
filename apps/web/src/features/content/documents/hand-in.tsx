import { type Document, documentCalls } from '@ramplight/contract/content/documents'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { DocumentBox } from '#platform/files/document-box.tsx'
import { keepForLater } from '#platform/files/waiting-papers.ts'
import { t } from './documents.texts.ts'
import { WaitingPapers } from './waiting-papers.tsx'

/** Hands in what a director asks for: the file takes the place of the question. */
export function HandIn({ asked }: { asked: Document }) {
  const write = async (path: string) => {
    await call(documentCalls.update, { params: { id: asked._id }, body: { path } })
    notify.success(t('done', { label: asked.label }))
  }
  return (
    <>
      <DocumentBox
        label={t('handIn')}
        folder="documents"
        onKept={write}
        onNoSignal={(file) => keepForLater(file, { asked: asked._id }, asked.label)}
      />
      <WaitingPapers goesTo={asked._id} />
    </>
  )
}

type Tour = { _id: string; name: string }

/** Hands in something of one's own accord, under the name of its file, to the directors of one of these tours. */
export function HandInAnother({ tours }: { tours: readonly [Tour, ...Tour[]] }) {
  const [tour, setTour] = useState<string>(tours[0]._id)
  const labelOf = (name: string) => name.replace(/\.\w+$/, '').slice(0, 200)
  const write = async (path: string, name: string) => {
    const label = labelOf(name)
    await call(documentCalls.create, { body: { label, path, tour } })
    notify.success(t('done', { label }))
  }
  return (
    <>
      {tours.length > 1 && (
        <DeviceChoiceField
          label={t('forTour')}
          data={tours.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={tour}
          onChange={({ currentTarget }) => setTour(currentTarget.value)}
          mb="md"
        />
      )}
      <DocumentBox
        label={t('handInAnother')}
        folder="documents"
        onKept={write}
        onNoSignal={(file) => keepForLater(file, { tour }, labelOf(file.name))}
      />
      <WaitingPapers goesTo={tour} />
    </>
  )
}
