import { expect, test } from 'vitest'
import { filledIn, mailWords, wordsOfHtml } from './mail-templates.ts'

test('a template is filled in with what comes with it; what is missing leaves no braces behind', () => {
  const values = { recipFirstName: 'Lily', tournament: 'Fork Open', message: 'Bring your card.' }
  expect(mailWords('registration', values)).toBe('Hello Lily,\n\nyou’re entered in Fork Open.\n\nBring your card.')
  expect(filledIn('{{ boat }}{{nobody}}{{toString}}, flight {{flight}}', { boat: 12, flight: { _id: 'x' } })).toBe('12, flight')
})

test('of HTML the words are left, and nothing that runs', () => {
  const html =
    '<style>p{}</style><p>Fog.<br>We launch at <b>seven</b> &amp; fish.</p><script>alert(1)</script><ul><li>One</li><li>Two</li></ul>'
  expect(wordsOfHtml(html)).toBe('Fog.\nWe launch at seven & fish.\n\nOne\nTwo')
  expect(wordsOfHtml('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;')
})
