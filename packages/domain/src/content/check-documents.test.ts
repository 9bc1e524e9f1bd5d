import { describe, expect, test } from 'vitest'
import { checkDocuments, type Paper } from './check-documents.ts'

const paper = (user: string, more: Partial<Paper> = {}): Paper => ({
  ...{ label: 'Insurance', user, dateUploaded: '2027-05-20T10:00:00.000Z', isAsked: true, isWaiting: false, hasFile: true },
  ...more,
})
const check = (papers: Paper[], firstDay = '2027-06-12') => checkDocuments(['lily', 'tom', 'ty'], papers, firstDay)
const states = (papers: Paper[], firstDay?: string) => check(papers, firstDay).map(({ anglers }) => anglers.map(({ state }) => state))

describe('who has which document before an event', () => {
  test('there, asked and not handed in, and never asked', () => {
    const [insurance] = check([paper('lily'), paper('tom', { isWaiting: true })])
    expect(insurance!.anglers.map(({ user, state }) => [user, state])).toEqual([
      ['lily', 'there'],
      ['tom', 'missing'],
      ['ty', 'not-asked'],
    ])
    expect(insurance!.counts).toEqual({ there: 1, old: 0, gone: 0, missing: 1, 'not-asked': 1 })
  })

  test('one of more than a year before the first day is out of date, to the day; a file that is not there counts as none', () => {
    const ofLastYear = paper('lily', { dateUploaded: '2026-06-11T23:59:00.000Z' })
    expect(states([ofLastYear])[0]![0]).toBe('old')
    expect(states([{ ...ofLastYear, dateUploaded: '2026-06-12T00:00:00.000Z' }])[0]![0]).toBe('there')
    expect(states([paper('lily', { hasFile: false })])[0]![0]).toBe('gone')
    expect(states([paper('lily', { dateUploaded: '2027-03-01T10:00:00.000Z' })], '2028-02-29')[0]![0]).toBe('there')
  })

  test('who has several of one name, however it is written, has the best of them; what nobody asked for is no question', () => {
    const handedIn = paper('tom', { label: ' insurance', isAsked: false })
    expect(states([paper('tom', { isWaiting: true }), handedIn])).toEqual([['not-asked', 'there', 'not-asked']])
    expect(states([handedIn])).toEqual([])
  })
})
