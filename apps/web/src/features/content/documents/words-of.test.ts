import type { Document } from '@ramplight/contract/content/documents'
import { isAskedFor } from '@ramplight/domain/content/asked-for'
import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

const asked = {
  requestedDocInfo: { text: 'Sign it.', pages: 2, note: ' ' },
  createdAt: '2027-06-01T10:00:00Z',
  dateUploaded: '2027-06-01T10:00:00Z',
}

test('what was asked for waits until a file comes after the question', () => {
  expect(isAskedFor(asked as never as Document)).toBe(true)
  expect(isAskedFor({ ...asked, dateUploaded: '2027-06-02T10:00:00Z' } as never as Document)).toBe(false)
  expect(isAskedFor({ ...asked, requestedDocInfo: null } as never as Document)).toBe(false)
  expect(wordsOf(asked as never as Document)).toBe('Sign it.')
})
