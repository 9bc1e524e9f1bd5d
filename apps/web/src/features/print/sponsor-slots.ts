import type { Sponsor } from '@ramplight/contract/sponsors/sponsors'
import { FIRST_SHAPE, type Shape } from '#features/sponsors/sponsors/index.ts'

/** Where sponsors stand on a sheet (3 §2): beside the title, and below the last table. */
export const SLOTS = ['topLeft', 'topRight', 'bottomLeft', 'bottomCenter', 'bottomRight'] as const
export type Slot = (typeof SLOTS)[number]

export type PlacedSponsor = { name: string; picture: string | null; width: number; height: number }
export type PlacedSponsors = Partial<Record<Slot, PlacedSponsor>>

/** Layouts of pictures on prints, in print units; a unit is a millimeter, and a picture is printed at a fifth of it. */
const LAYOUTS: Record<Shape, { width: number; height: number }> = {
  Landscape: { width: 250, height: 143.63 },
  Portrait: { width: 217.5, height: 290 },
  Square: { width: 290, height: 290 },
}
const SCALE = 0.2

/** The first five sponsors, in the order of the list, each in a place of its own. */
export function placeSponsors(sponsors: readonly Pick<Sponsor, 'name' | 'mainImagePath' | 'imageOptions'>[]): PlacedSponsors {
  return Object.fromEntries(
    sponsors.slice(0, SLOTS.length).map(({ name, mainImagePath, imageOptions }, index) => {
      const { width, height } = LAYOUTS[imageOptions?.orientation ?? FIRST_SHAPE]
      return [SLOTS[index], { name, picture: mainImagePath ?? null, width: width * SCALE, height: height * SCALE }]
    }),
  )
}
