import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAnglerNames } from './angler-names.ts'

const names = (pasted: string) =>
  parseAnglerNames(pasted).map(({ anglers }) => anglers.map(({ first_name, last_name }) => `${first_name}|${last_name}`))
const only = (pasted: string) => parseAnglerNames(pasted)[0]!

describe('a pasted list of names becomes boats', () => {
  test.each([
    ['Ann Baker', ['Ann|Baker']],
    ['Baker, Ann', ['Ann|Baker']],
    ['  Ann   Baker  ', ['Ann|Baker']],
    ['Mary Ann Baker', ['Mary Ann|Baker']],
    ['Juan Carlos De La Cruz', ['Juan Carlos|De La Cruz']],
    ['Dick Van Dyke', ['Dick|Van Dyke']],
    ['Van Dyke, Dick', ['Dick|Van Dyke']],
    ['Bo Carter Jr.', ['Bo|Carter Jr.']],
    ['Bo Carter, Jr.', ['Bo|Carter Jr.']],
    ['Carter, Bo, Jr.', ['Bo|Carter Jr.']],
    ['Carter Jr., Bo', ['Bo|Carter Jr.']],
    ['Bo "Hawg" Carter III', ['Bo "Hawg"|Carter III']],
    ["Pat O'Neil-Smith", ["Pat|O'Neil-Smith"]],
    ['José Núñez', ['José|Núñez']],
    ['Di Ann', ['Di|Ann']],
  ])('%s', (line, expected) => {
    expect(names(line)).toEqual([expected])
    expect(only(line)).not.toHaveProperty('problem')
  })

  test.each([
    'Ann Baker & Bo Carter',
    'Ann Baker / Bo Carter',
    'Ann Baker/Bo Carter',
    'Ann Baker and Bo Carter',
    'Ann Baker AND Bo Carter',
  ])('a team of two: %s', (line) => {
    expect(names(line)).toEqual([['Ann|Baker', 'Bo|Carter']])
  })

  test.each(['Ann Baker; Bo Carter', 'Ann Baker\tBo Carter', 'Baker, Ann & Carter, Bo', 'Baker, Ann; Carter, Bo'])(
    'also a team of two: %s',
    (line) => {
      expect(names(line)).toEqual([['Ann|Baker', 'Bo|Carter']])
    },
  )

  test('a couple may share its last name', () => {
    expect(names('Ann & Bo Carter\nCarter, Ann & Bo')).toEqual([
      ['Ann|Carter', 'Bo|Carter'],
      ['Ann|Carter', 'Bo|Carter'],
    ])
  })

  test('a dash behind a word is the word’s, not a bullet', () => {
    expect(names('Anna- Baker')).toEqual([['Anna-|Baker']])
  })

  test('a name that holds the word and stays whole', () => {
    expect(names('Andy Anderson and Sandy Sands')).toEqual([['Andy|Anderson', 'Sandy|Sands']])
  })

  test.each([
    '1. Ann Baker',
    '1) Ann Baker',
    '12 Ann Baker',
    '#7 Ann Baker',
    '3 - Ann Baker',
    '- Ann Baker',
    '* Ann Baker',
    '• Ann Baker',
    '- 4. Ann Baker',
    '-- Ann Baker',
    '1\tAnn Baker',
  ])('a number or bullet in front is no name: %s', (line) => {
    expect(names(line)).toEqual([['Ann|Baker']])
  })

  test.each([
    'Ann Baker 555-123-4567 ann@lake.com',
    'Ann Baker, ann@lake.com, (555) 123-4567',
    'Ann Baker <ann@lake.com> 555.123.4567',
    'Ann Baker (ann@lake.com) +1 555 123 4567',
    'Ann Baker - 5551234567 - ann@lake.com',
    'Ann Baker 15551234567 ann@lake.com',
    'Ann Baker +15551234567 ann@lake.com',
    'Ann Baker 1 (555) 123-4567 ann@lake.com',
    'Ann Baker 1(555)123-4567 ann@lake.com',
    'Ann Baker\tann@lake.com\t555 123 4567',
    '555-123-4567 Ann Baker ann@lake.com',
    '1. Baker, Ann; 1-555-123-4567; ann@lake.com',
  ])('phone and e-mail are picked up: %s', (line) => {
    expect(only(line).anglers).toEqual([{ first_name: 'Ann', last_name: 'Baker', email: 'ann@lake.com', phone: '(555) 123-4567' }])
    expect(only(line)).not.toHaveProperty('problem')
  })

  test('in a team everybody keeps their own phone and e-mail', () => {
    expect(only('Ann Baker 555-123-4567 & Bo Carter bo@lake.com').anglers).toEqual([
      { first_name: 'Ann', last_name: 'Baker', phone: '(555) 123-4567' },
      { first_name: 'Bo', last_name: 'Carter', email: 'bo@lake.com' },
    ])
  })

  test('blank lines are left out and the others keep their line numbers', () => {
    expect(parseAnglerNames('Ann Baker\r\n\r\n   \r\nBo Carter\n').map(({ line, text }) => [line, text])).toEqual([
      [1, 'Ann Baker'],
      [4, 'Bo Carter'],
    ])
    expect(parseAnglerNames('')).toEqual([])
  })

  test.each([
    ['Ann', 'last-name-missing'],
    ['555-123-4567', 'no-name'],
    ['ann@lake.com', 'no-name'],
    ['- &', 'no-name'],
    ['Ann Baker, Bo Carter', 'comma-unclear'],
    ['Baker, Ann, Carter, Bo', 'comma-unclear'],
    ['Ann Baker 12-3', 'not-a-name'],
  ])('a doubtful line says so: %s', (line, problem) => {
    expect(only(line).problem).toBe(problem)
  })

  test('said once, what a comma parts holds for every line where it can', () => {
    const list = 'Jo Reyes 903-555-0142, Linh Tran paid\nHall, Ray\nVan Dyke, Jo Ann\nBaker, Ann, Carter, Bo'
    const names = (comma?: 'anglers' | 'last-first') =>
      parseAnglerNames(list, comma).map(({ anglers, problem }) => [
        anglers.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(' · '),
        problem,
      ])
    expect(names('anglers')).toEqual([
      ['Jo Reyes · Linh Tran', undefined],
      ['Ray Hall', undefined],
      ['Van Dyke · Jo Ann', undefined],
      [expect.any(String), 'comma-unclear'],
    ])
    expect(
      names('last-first')
        .map(([name]) => name)
        .slice(1, 3),
    ).toEqual(['Ray Hall', 'Jo Ann Van Dyke'])
    expect(names('last-first').map(([, problem]) => problem)).toEqual([undefined, undefined, undefined, 'comma-unclear'])
    expect(parseAnglerNames(list, 'anglers')[0]).toMatchObject({ payment: 'Paid', anglers: [{ phone: '(903) 555-0142' }, {}] })
  })

  test('“two anglers” parts a comma beside one word too, and leaves a name with Jr. whole', () => {
    const list = ['Jo Reyes, Linh', 'Jo Reyes, Linh Tran', 'Hall, Ray', 'Ray Hall, Jr.']
    expect(
      parseAnglerNames(list.join('\n'), 'anglers').map(({ anglers, problem }) => [
        anglers.map((one) => `${one.first_name} ${one.last_name}`).join(' · '),
        problem,
      ]),
    ).toEqual([
      ['Jo Reyes · Linh Reyes', undefined],
      ['Jo Reyes · Linh Tran', undefined],
      ['Ray Hall', undefined],
      ['Ray Hall Jr.', undefined],
    ])
  })

  test.each(['Gus Ivy & TBD', 'Gus Ivy / N/A', 'Gus Ivy and none', 'Gus Ivy & ?'])('a word for no partner is nobody: %s', (line) => {
    expect(names(line)).toEqual([['Gus|Ivy']])
  })

  test('a line that is fine has no problem at all', () => {
    expect(parseAnglerNames('Ann Baker')).toStrictEqual([
      { line: 1, text: 'Ann Baker', anglers: [{ first_name: 'Ann', last_name: 'Baker' }] },
    ])
  })

  test('lines end as on any machine, and blanks around them do not count', () => {
    expect(parseAnglerNames(' Ann Baker \rBo Carter\r\nCy Dorn\n\nDi Eden').map(({ line, text }) => [line, text])).toEqual([
      [1, 'Ann Baker'],
      [2, 'Bo Carter'],
      [3, 'Cy Dorn'],
      [5, 'Di Eden'],
    ])
  })

  test.each([
    ['Bob Hand', ['Bob|Hand']],
    ['Sandy Band', ['Sandy|Band']],
    ['Ann Baker  and  Bo Carter', ['Ann|Baker', 'Bo|Carter']],
    ['Ann Baker&Bo Carter;Cy Dorn', ['Ann|Baker', 'Bo|Carter', 'Cy|Dorn']],
    ['Ann Baker & & Bo Carter', ['Ann|Baker', 'Bo|Carter']],
    ['Ann Baker &', ['Ann|Baker']],
    ['& Ann Baker', ['Ann|Baker']],
    ['Bo undefined', ['Bo|undefined']],
    ['Ann & Bo', ['Ann|', 'Bo|']],
    ['Ann Baker & Bo', ['Ann|Baker', 'Bo|Baker']],
    ['Ann & Bo Carter & Cy Dorn', ['Ann|Carter', 'Bo|Carter', 'Cy|Dorn']],
  ])('who is in the boat: %s', (line, expected) => {
    expect(names(line)).toEqual([expected])
  })

  test.each([
    '1234 Ann Baker',
    '# 7 Ann Baker',
    '# 7: Ann Baker',
    '7: Ann Baker',
    '7- Ann Baker',
    '  7 . Ann Baker',
    '-- Ann Baker',
    '· Ann Baker',
    '– Ann Baker',
    '— Ann Baker',
    '- 4. - Ann Baker',
  ])('also in front of a name: %s', (line) => {
    expect(names(line)).toEqual([['Ann|Baker']])
  })

  test.each([
    ['12345 Ann Baker', 'not-a-name'],
    ['Ann Baker 2', 'not-a-name'],
    ['Ann2 Baker', 'not-a-name'],
    ['Ann Baker 5, Bo Carter', 'not-a-name'],
    ['Baker2', 'not-a-name'],
    ['Ann Baker & 7', 'not-a-name'],
    ['Ann & Bo', 'last-name-missing'],
    [', Ann', 'last-name-missing'],
    ['Ann Baker, Bo Carter & Cy Dorn', 'comma-unclear'],
    ['Cy Dorn & Ann Baker, Bo Carter', 'comma-unclear'],
    ['Ann Baker & bo@lake.com & Cy', undefined],
    ['bo@lake.com & Ann Baker', 'no-name'],
  ])('what stays in doubt: %s', (line, problem) => {
    expect(only(line).problem).toBe(problem)
  })

  test.each([
    ['(555) 123-4567', '(555) 123-4567'],
    ['(555)123-4567', '(555) 123-4567'],
    ['555 123 4567', '(555) 123-4567'],
    ['555.123.4567', '(555) 123-4567'],
    ['555-1234567', '(555) 123-4567'],
    ['5551234567', '(555) 123-4567'],
    ['1.555.123.4567', '(555) 123-4567'],
    ['+1 (555) 123-4567', '(555) 123-4567'],
    ['1(555)123-4567', '(555) 123-4567'],
    ['55512345678', undefined],
    ['x5551234567', undefined],
    ['555--123-4567', undefined],
    ['55-123-4567', undefined],
  ])('a phone number: %s', (phone, expected) => {
    expect(only(`Ann Baker ${phone}`).anglers[0]!.phone).toBe(expected)
  })

  test.each([
    ['ann@lake.com', 'ann@lake.com'],
    ['Ann.B+x@big.lake.CO', 'Ann.B+x@big.lake.CO'],
    ['<ann@lake.com>', 'ann@lake.com'],
    ['(ann@lake.com)', 'ann@lake.com'],
    ['"ann@lake.com"', 'ann@lake.com'],
    ['mail:ann@lake.com', 'ann@lake.com'],
    ['ann@lake', undefined],
    ['ann@lake.c', undefined],
    ['@lake.com', undefined],
  ])('an e-mail address: %s', (email, expected) => {
    expect(only(`Ann Baker ${email}`).anglers[0]!.email).toBe(expected)
  })

  test.each([
    'Ann Baker | ann@lake.com | 555-123-4567',
    'Ann Baker: ann@lake.com',
    'Ann Baker [] <ann@lake.com>',
    'Ann Baker ( 555-123-4567 )',
    ', Ann Baker,',
    'ann@lake.com - Ann Baker',
    'ann@lake.com: Ann   Baker',
    '- Ann Baker -',
    'Ann(555)123-4567Baker',
    'Ann<ann@lake.com>Baker',
  ])('nothing is left over beside the name: %s', (line) => {
    expect(names(line)).toEqual([['Ann|Baker']])
    expect(only(line)).not.toHaveProperty('problem')
  })

  test('contacts in columns belong to the name before them, what a name has it keeps', () => {
    expect(only('Ann Baker\tann@lake.com\tBo Carter\t555-123-4567').anglers).toEqual([
      { first_name: 'Ann', last_name: 'Baker', email: 'ann@lake.com' },
      { first_name: 'Bo', last_name: 'Carter', phone: '(555) 123-4567' },
    ])
    expect(only('Ann Baker ann@lake.com\tother@lake.com').anglers).toEqual([
      { first_name: 'Ann', last_name: 'Baker', email: 'ann@lake.com' },
    ])
    expect(only('ann@lake.com & Bo Carter').anglers).toEqual([
      { first_name: '', last_name: '', email: 'ann@lake.com' },
      { first_name: 'Bo', last_name: 'Carter' },
    ])
    expect(only('ann@lake.com').anglers).toEqual([{ first_name: '', last_name: '', email: 'ann@lake.com' }])
    expect(only('555-123-4567\tann@lake.com').anglers).toEqual([
      { first_name: '', last_name: '', email: 'ann@lake.com', phone: '(555) 123-4567' },
    ])
  })

  test('whatever is pasted, every line with text gives one boat and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Ann B,;&/\t\n1.-()@#5 and'.split('')), maxLength: 60 }), (pasted) => {
        const boats = parseAnglerNames(pasted)
        expect(boats.length).toBe(pasted.split('\n').filter((line) => line.trim() !== '').length)
        for (const { anglers, problem } of boats) {
          if (!problem) expect(anglers.every(({ first_name, last_name }) => first_name !== '' && last_name !== '')).toBe(true)
        }
      }),
    )
  })
})
