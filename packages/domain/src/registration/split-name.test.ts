import { describe, expect, test } from 'vitest'
import { splitName } from './split-name.ts'

const split = (name: string) => {
  const { first_name, last_name, isUnclear } = splitName(name)
  return [first_name, last_name, ...(isUnclear ? ['?'] : [])]
}

describe('a name in reading order', () => {
  test.each([
    ['', ['', '']],
    ['   ', ['', '']],
    ['Ann', ['Ann', '']],
    ['Ann Baker', ['Ann', 'Baker']],
    ['  Ann \t Baker ', ['Ann', 'Baker']],
    ['Mary Ann Baker', ['Mary Ann', 'Baker']],
    ['Bo Carter Jr', ['Bo', 'Carter Jr']],
    ['Bo Carter jr.', ['Bo', 'Carter jr.']],
    ['Bo Carter SR', ['Bo', 'Carter SR']],
    ['Bo Carter II', ['Bo', 'Carter II']],
    ['Bo Carter III', ['Bo', 'Carter III']],
    ['Bo Carter IV.', ['Bo', 'Carter IV.']],
    ['Bo Carter V', ['Bo Carter', 'V']],
    ['Bo Carter Jrx', ['Bo Carter', 'Jrx']],
    ['Bo Carter xJr', ['Bo Carter', 'xJr']],
    ['Bo Carter Jr III', ['Bo', 'Carter Jr III']],
    ['Bo Jr', ['Bo', 'Jr']],
    ['Bo Jr III', ['Bo', 'Jr III']],
    ['Dick Van Dyke', ['Dick', 'Van Dyke']],
    ['Juan Carlos De La Cruz', ['Juan Carlos', 'De La Cruz']],
    ['Otto von der Heide Sr.', ['Otto', 'von der Heide Sr.']],
    ['Van Dyke', ['Van', 'Dyke']],
    ['De La Cruz', ['De', 'La Cruz']],
    ['Di Ann', ['Di', 'Ann']],
    ['Ann xVan Dyke', ['Ann xVan', 'Dyke']],
    ['Ann Vanx Dyke', ['Ann Vanx', 'Dyke']],
  ])('%j', (name, expected) => {
    expect(split(name)).toEqual(expected)
  })

  test.each(['van', 'von', 'der', 'den', 'de', 'del', 'della', 'di', 'da', 'la', 'le', 'st', 'St.', 'Mc', 'mac'])(
    'the small word %s belongs to the last name',
    (word) => {
      expect(split(`Ann ${word} Hall`)).toEqual(['Ann', `${word} Hall`])
    },
  )
})

describe('a name with commas', () => {
  test.each([
    ['Baker, Ann', ['Ann', 'Baker']],
    ['Baker , Mary Ann', ['Mary Ann', 'Baker']],
    ['Baker,,Ann', ['Ann', 'Baker']],
    ['Baker,', ['Baker', '']],
    ['Ann Baker,', ['Ann', 'Baker']],
    [', Ann', ['Ann', '']],
    ['Bo Carter, Jr.', ['Bo', 'Carter Jr.']],
    ['Bo Carter, Jr., III', ['Bo', 'Carter Jr. III']],
    ['Carter, Bo, Jr.', ['Bo', 'Carter Jr.']],
    ['Carter, Bo, Jr., III', ['Bo', 'Carter Jr. III']],
    ['Carter Jr., Bo', ['Bo', 'Carter Jr.']],
    ['Carter Jr., Bo Lee', ['Bo Lee', 'Carter Jr.']],
    ['Van Dyke, Dick Lee', ['Dick Lee', 'Van Dyke']],
    ['De La Cruz, Juan Carlos', ['Juan Carlos', 'De La Cruz']],
    ['Smith Jones, Ann', ['Ann', 'Smith Jones']],
    ['Ann Baker, Bo Carter', ['Bo Carter', 'Ann Baker', '?']],
    ['Baker, Ann, Carter', ['Ann', 'Baker', '?']],
    ['Baker, Ann, Jr., Carter', ['Ann', 'Baker', '?']],
    ['Baker, Ann, Carter, Bo', ['Ann', 'Baker', '?']],
  ])('%j', (name, expected) => {
    expect(split(name)).toEqual(expected)
  })
})
