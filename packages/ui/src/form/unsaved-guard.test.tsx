import { act } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { formToSave, useUnsavedGuard } from './unsaved-guard.ts'

function Page({ isDirty }: { isDirty: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  useUnsavedGuard(isDirty, form)
  return <form ref={form} aria-label="page" />
}
const Sheet = ({ isDirty }: { isDirty: boolean }) => {
  useUnsavedGuard(isDirty)
  return <form aria-label="sheet" />
}

test.each([
  ['only the page', { page: true, sheet: false }, 'page'],
  ['only the sheet over it', { page: false, sheet: true }, null],
  ['both', { page: true, sheet: true }, null],
  ['neither', { page: false, sheet: false }, null],
])('the form that a question saves is the changed one: %s', (_, { page, sheet }, saved) => {
  const { unmount } = renderUi(
    <>
      <Page isDirty={page} />
      <Sheet isDirty={sheet} />
    </>,
  )
  expect(formToSave()?.getAttribute('aria-label') ?? null).toBe(saved)
  act(unmount)
})
