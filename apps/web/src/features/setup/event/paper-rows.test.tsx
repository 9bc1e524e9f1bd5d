import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { getAt } from '#platform/record-form/paths.ts'
import { PaperRows } from './paper-rows.tsx'

/** The upload of the row that is under way. */
let arrives: (path: string) => unknown
vi.mock('#platform/files/document-box.tsx', () => ({
  DocumentBox: ({ label, onKept }: { label: string; onKept: (path: string) => unknown }) => (
    <button
      type="button"
      onClick={() => {
        arrives = onKept
      }}
    >
      {label}
    </button>
  ),
}))

const PAPERS = 'settings.registration.documents'
let kept: unknown
function Form() {
  const [papers, setPapers] = useState<unknown>(undefined)
  kept = papers
  const values = { settings: { registration: { documents: papers } } }
  const form = { get: (path: string) => getAt(values, path), set: (_path: string, to: unknown) => setPapers(to), errorOf: () => undefined }
  return (
    <PaperRows form={{ ...form, declared: { labelOf: (path: string) => path.slice(PAPERS.length), longest: () => undefined } } as never} />
  )
}

test('a paper has a name, and its form comes later than it was chosen: what was typed meanwhile stays', () => {
  renderUi(<Form />)
  fireEvent.click(screen.getByRole('button', { name: 'Add a document' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose the blank form' }))
  fireEvent.change(screen.getByLabelText('.label'), { target: { value: 'Licence' } })
  act(() => void arrives('/uploads/documents/blank.pdf'))
  expect(kept).toEqual([{ isRequired: true, label: 'Licence', path: '/uploads/documents/blank.pdf' }])
  expect(screen.getByText('Blank form added.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove document 1' }))
  expect(screen.queryByLabelText('.label')).toBeNull()
})
