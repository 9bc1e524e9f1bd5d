import type { Tutorial } from '@ramplight/contract/content/tutorials'
import type { HelpGroup } from '#features/content/help/index.ts'
import { tutorialTexts as t } from '#features/content/tutorials/index.ts'

const PLACES = ['tournament', 'season', 'tour'] as const

/** The tutorials by the place that they are about; one that is about several stands at each. */
export function tutorialGroups(tutorials: readonly Tutorial[]): HelpGroup[] {
  const rowOf = ({ _id, name, description, htmlText }: Tutorial, sections: readonly string[]) => ({
    key: _id,
    title: name,
    href: `/director/help?drawer=${_id}`,
    about: [sections.join(', '), description].filter(Boolean).join(' · '),
    html: [...sections, description, htmlText].join(' '),
  })
  const placed = PLACES.map((parent): HelpGroup => {
    const rows = tutorials.flatMap((tutorial) => {
      const sections = tutorial.displayLocations.filter((place) => place.parent === parent).map(({ section }) => section)
      return sections.length > 0 ? [rowOf(tutorial, sections)] : []
    })
    return { key: parent, title: t(`place.${parent}`), rows }
  })
  const others = tutorials.filter(({ displayLocations }) => displayLocations.length === 0).map((tutorial) => rowOf(tutorial, []))
  return [...placed, { key: 'none', title: t('place.none'), rows: others }].filter(({ rows }) => rows.length > 0)
}
