import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAnglerNames } from './angler-names.ts'

const read = (line: string) => {
  const [boat] = parseAnglerNames(line)
  return [boat!.anglers.map(({ first_name, last_name }) => `${first_name}|${last_name}`), boat!.payment, boat!.problem]
}

describe('a word about the fee is no name, and a dash is no last name', () => {
  test.each([
    ['Ann Baker paid', ['Ann|Baker'], 'Paid'],
    ['Ann Baker - PAID', ['Ann|Baker'], 'Paid'],
    ['Ann Baker (paid)', ['Ann|Baker'], 'Paid'],
    ['Ann Baker, paid cash', ['Ann|Baker'], 'Paid'],
    ['Ann Baker check #1042', ['Ann|Baker'], 'Paid'],
    ['Ann Baker paid $100', ['Ann|Baker'], 'Paid'],
    ['Ann Baker & Bo Carter venmo', ['Ann|Baker', 'Bo|Carter'], 'Paid'],
    ['Ann Baker\tBo Carter\tPaid', ['Ann|Baker', 'Bo|Carter'], 'Paid'],
    ['Paid: Ann Baker / Bo Carter', ['Ann|Baker', 'Bo|Carter'], 'Paid'],
    ['Ann Baker unpaid', ['Ann|Baker'], 'Pending'],
    ['Ann Baker not paid', ['Ann|Baker'], 'Pending'],
    ['Ann Baker & Bo Carter owes', ['Ann|Baker', 'Bo|Carter'], 'Pending'],
    ['Ann Baker paid & Bo Carter unpaid', ['Ann|Baker', 'Bo|Carter'], 'Pending'],
    ['Ann Baker - Bo Carter', ['Ann|Baker', 'Bo|Carter'], undefined],
    ['Ann Baker – Bo Carter – paid', ['Ann|Baker', 'Bo|Carter'], 'Paid'],
    ['3 - Ann Baker - Bo Carter 555-123-4567', ['Ann|Baker', 'Bo|Carter'], undefined],
    ['Johnny Cash', ['Johnny|Cash'], undefined],
    ['Johnny Cash paid', ['Johnny|Cash'], 'Paid'],
    ['Johnny Cash & June Check', ['Johnny|Cash', 'June|Check'], undefined],
    ['Ann Baker-Cole', ['Ann|Baker-Cole'], undefined],
  ])('%s', (line, names, payment) => {
    expect(read(line)).toEqual([names, payment, undefined])
  })

  test('a dash beside one word alone is asked about', () => {
    expect(read('Mary Ann - Baker')[2]).toBe('dash-unclear')
  })

  const word = fc
    .stringMatching(/^[A-Z][a-z]{2,8}$/)
    .filter(
      (one) => !/^(Paid|Owes|Due|Check|Cash|Cheque|Venmo|Zelle|Paypal|Cashapp|Unpaid|And|Van|Von|Der|Den|Del|Della|Mac|Iii)$/.test(one),
    )
  const person = fc.tuple(word, word)

  test('LAW: a list of names that is written down is read as it was meant, whatever stands between and behind them', () => {
    const between = fc.constantFrom(' & ', ' / ', '/', ' and ', ' - ', ' – ', '\t', '; ')
    const said = fc.constantFrom<[string, string | undefined]>(
      ['', undefined],
      [' paid', 'Paid'],
      [' - paid', 'Paid'],
      [' (unpaid)', 'Pending'],
      [' cash', 'Paid'],
    )
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 1, maxLength: 4 }),
        between,
        said,
        fc.constantFrom('', '1. ', '- ', '12 '),
        (crew, sign, [words, payment], front) => {
          const line = front + crew.map((names) => names.join(' ')).join(sign) + words
          expect(read(line)).toEqual([crew.map((names) => names.join('|')), payment, undefined])
        },
      ),
      { numRuns: 1000 },
    )
  })
})
