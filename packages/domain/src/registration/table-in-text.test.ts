import { expect, test } from 'vitest'
import { tableInText } from './table-in-text.ts'

test.each(['Ray Hall\tAna Ruiz\t9725550101', 'Angler 1,Angler 2\nRay Hall,Ana Ruiz', 'sep=;\nFirst name;Last name\nRay;Hall'])(
  'cells: %j',
  (text) => expect(tableInText(text)?.at(-1)?.slice(0, 1)[0]).toMatch(/^Ray/),
)

test.each([
  'Jo Reyes & Linh Tran',
  'Jo Reyes, Linh Tran\nRay Hall, Tess Moss',
  'Hall, Ray / Dana Moss (903) 555-0142',
  'Angler 1, Angler 2',
  '',
])('lines of a message: %j', (text) => expect(tableInText(text)).toBeNull())
