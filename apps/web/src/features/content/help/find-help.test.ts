import { expect, test } from 'vitest'
import { findHelp } from './find-help.ts'

const page = (title: string, html: string) => ({ key: title, title, html })
const HELP = [
  {
    key: 'start',
    title: 'Getting started',
    rows: [page('Next year like last year', '<p>The fee and its refund <b>policy</b> are copied.</p>')],
  },
  {
    key: 'money',
    title: 'Entries and money',
    rows: [page('Refund an entry', '<p>Open the boat.</p>'), page('Count the cash', '<p>Count it.</p>')],
  },
  {
    key: 'day',
    title: 'Tournament day',
    rows: [page('Disqualify a boat', '<p>Choose Disqualify.</p>'), page('Weigh a bag', '<p>Five fish.</p>')],
  },
]
const found = (words: string) => findHelp(HELP, words).map(({ rows }) => rows.map(({ title }) => title))

test('nothing is asked: everything, in its order', () => expect(found(' ').flat()).toHaveLength(5))

test('a page that has the word in its title comes before one that only mentions it', () =>
  expect(found('refund')).toEqual([['Refund an entry'], ['Next year like last year']]))

test.each(['disqualified', 'DISQUALIFYING', 'disqualify'])('%s finds the page about disqualifying', (words) =>
  expect(found(words)).toEqual([['Disqualify a boat']]),
)

test('where no page has all the words, those with some of them are shown', () =>
  expect(found('fish disqualified').flat()).toEqual(['Disqualify a boat', 'Weigh a bag']))

test('how a text is marked up is not read, and a word that is nowhere finds nothing', () => {
  expect(found('policy')).toEqual([['Next year like last year']])
  expect(found('strong')).toEqual([])
  expect(found('calcutta')).toEqual([])
})
