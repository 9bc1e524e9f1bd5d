import type { Id } from '../kernel/ids.ts'

/** Where sponsors stand on a sheet (3 §2): beside the title, and below the last table. */
export const SPONSOR_PLACES = ['topLeft', 'topRight', 'bottomLeft', 'bottomCenter', 'bottomRight'] as const
export type SponsorPlace = (typeof SPONSOR_PLACES)[number]
/** Which sponsor stands where; a place that is not named stays empty. */
export type ChosenPlaces = Partial<Record<SponsorPlace, Id>>

type Settings = { tour?: Id | null | undefined; season?: Id | null | undefined; settings: Readonly<Record<string, unknown>> }
type Event = { tour?: Id | null | undefined; season?: Id | null | undefined }

/** What somebody chose for a tour or a season; null while nobody did. Other values of other screens are passed over. */
export function chosenPlaces(settings: Settings['settings'] | undefined): ChosenPlaces | null {
  const places = settings?.places
  if (typeof places !== 'object' || places === null) return null
  const entries = Object.entries(places).filter(
    ([place, sponsor]) => (SPONSOR_PLACES as readonly string[]).includes(place) && typeof sponsor === 'string',
  )
  return Object.fromEntries(entries) as ChosenPlaces
}

/** The places of an event: those of its season where they are chosen, else those of its tour (2 §3). */
export function placesInForce(all: readonly Settings[], { tour, season }: Event): ChosenPlaces | null {
  const of = (field: 'tour' | 'season', id: Id | null | undefined) => (id ? all.find((one) => one[field] === id)?.settings : undefined)
  return chosenPlaces(of('season', season)) ?? chosenPlaces(of('tour', tour))
}

/** Who stands where: as it was chosen, of the sponsors that are there; without a choice the first five, in the order of the list. */
export function sponsorsByPlace<S extends { _id: Id }>(
  sponsors: readonly S[],
  chosen: ChosenPlaces | null,
): Partial<Record<SponsorPlace, S>> {
  return Object.fromEntries(
    SPONSOR_PLACES.flatMap((place, index) => {
      const one = chosen ? sponsors.find(({ _id }) => _id === chosen[place]) : sponsors[index]
      return one ? [[place, one]] : []
    }),
  ) as Partial<Record<SponsorPlace, S>>
}
