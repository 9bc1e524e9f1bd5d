import type { Sponsor } from '@ramplight/contract/sponsors/sponsors'
import { type ChosenPlaces, type SponsorPlace, sponsorsByPlace } from '@ramplight/domain/sponsors/sponsor-places'
import { FIRST_SHAPE, type Shape } from '#features/sponsors/sponsors/index.ts'

export type PlacedSponsor = { name: string; picture: string | null; width: number; height: number }
export type PlacedSponsors = Partial<Record<SponsorPlace, PlacedSponsor>>

/** Layouts of pictures on prints, in print units; a unit is a millimeter, and a picture is printed at a fifth of it (3 §2). */
const LAYOUTS: Record<Shape, { width: number; height: number }> = {
  Landscape: { width: 250, height: 143.63 },
  Portrait: { width: 217.5, height: 290 },
  Square: { width: 290, height: 290 },
}
const SCALE = 0.2

type Listed = Pick<Sponsor, '_id' | 'name' | 'mainImagePath' | 'imageOptions'>

/** The sponsors as they stand on a sheet, each in a place of its own. */
export function placeSponsors(sponsors: readonly Listed[], chosen: ChosenPlaces | null = null): PlacedSponsors {
  return Object.fromEntries(
    Object.entries(sponsorsByPlace(sponsors, chosen)).map(([place, { name, mainImagePath, imageOptions }]) => {
      const { width, height } = LAYOUTS[imageOptions?.orientation ?? FIRST_SHAPE]
      return [place, { name, picture: mainImagePath ?? null, width: width * SCALE, height: height * SCALE }]
    }),
  )
}
