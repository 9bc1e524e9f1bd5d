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
