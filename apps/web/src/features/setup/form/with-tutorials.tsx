import { type DisplayLocation, PLACES_OF_SETUP } from '@ramplight/contract/content/tutorials'
import type { FormSection } from '@ramplight/ui/form/form-page.tsx'
import { Tutorials } from '#features/content/tutorials/index.ts'

/** Each section with the tutorials that are offered at it. */
const withTutorials = (sections: readonly FormSection[], places: Record<string, DisplayLocation[]>): FormSection[] =>
  sections.map((section) => {
    const here = places[section.id]
    if (!here) return section
    return {
      ...section,
      extra: (
        <>
          {section.extra}
          <Tutorials at={here} />
        </>
      ),
    }
  })

export const withTournamentTutorials = (sections: readonly FormSection[]) => withTutorials(sections, PLACES_OF_SETUP.tournament)
export const withTourTutorials = (sections: readonly FormSection[]) => withTutorials(sections, PLACES_OF_SETUP.tour)
