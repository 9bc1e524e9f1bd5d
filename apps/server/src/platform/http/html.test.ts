import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsedPage } from '../../testing/parsed-page.ts'
import { html, jsonLd } from './html.ts'

/** What people type, and what somebody types who wants to be run. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x",
    '<!--',
    '&lt;b&gt;',
    '$& $1',
    '\u2028',
  ),
  fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '-', '!', 'script', '$', '`', '\u2029') }),
)
/** A parser makes one line end of all, and NUL is refused before it is stored. */
const asParsed = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '')

test('PROPERTY: whatever is typed stands on the page as text, and in an attribute as its value', () => {
  fc.assert(
    fc.property(typed.map(asParsed), (name) => {
      const document = parsedPage(`<body>${html`<p title="${name}">${name}</p>`.text}</body>`)
      const [only, ...others] = document.body.children
      expect([others.length, only!.children.length, only!.textContent, only!.getAttribute('title')]).toEqual([0, 0, name, name])
    }),
    { numRuns: 300 },
  )
})

test('PROPERTY: whatever is typed stays inside the block for machines, and is read there as it was typed', () => {
  fc.assert(
    fc.property(typed, (name) => {
      const document = parsedPage(`<head>${jsonLd({ name }).text}</head><body><p>after</p></body>`)
      const blocks = [...document.querySelectorAll('script')]
      expect([blocks.length, document.body.textContent]).toEqual([1, 'after'])
      expect(JSON.parse(blocks[0]!.textContent)).toEqual({ name })
    }),
    { numRuns: 300 },
  )
})
