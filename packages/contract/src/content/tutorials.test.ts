import { expect, test } from 'vitest'
import { PLACES_OF_SETUP, TUTORIAL_SECTIONS, type TutorialParent } from './tutorials.ts'

test.each(Object.keys(TUTORIAL_SECTIONS) as TutorialParent[])(
  'every place that a tutorial of a %s can be given is shown once',
  (parent) => {
    const shown = Object.values(PLACES_OF_SETUP[parent]).flat()
    expect(shown.map(({ section }) => section).toSorted()).toEqual([...TUTORIAL_SECTIONS[parent]].toSorted())
  },
)
