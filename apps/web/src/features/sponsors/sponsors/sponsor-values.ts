import { sponsor as record, type Sponsor, sponsorStatus } from '@ramplight/contract/sponsors/sponsors'
import { SPONSOR_STATUSES, type SponsorStatus } from '@ramplight/domain/sponsors/sponsor-status'

type Fields = 'name' | 'link' | 'tour' | 'email' | 'charge' | 'tagLine' | 'notes' | 'mainImagePath' | 'imageOptions'
export type SponsorValues = Pick<Sponsor, Fields> & { status: SponsorStatus }
export type Shape = NonNullable<Sponsor['imageOptions']>['orientation']

/** The first is what a new one has. */
export const SHAPES = { Landscape: 'landscape', Portrait: 'portrait', Square: 'square' } as const satisfies Record<Shape, string>
export const [FIRST_SHAPE] = Object.keys(SHAPES) as [Shape]

export const sponsorValues = (sponsor: Sponsor | null): SponsorValues => ({
  name: sponsor?.name ?? '',
  link: sponsor?.link ?? null,
  tour: sponsor?.tour ?? null,
  email: sponsor?.email ?? null,
  charge: sponsor?.charge ?? null,
  tagLine: sponsor?.tagLine ?? null,
  notes: sponsor?.notes ?? null,
  mainImagePath: sponsor?.mainImagePath ?? null,
  imageOptions: sponsor?.imageOptions ?? { orientation: FIRST_SHAPE },
  status: sponsor?.status ?? record.starts.status,
})

/** An emptied field is said as empty. */
export const writtenSponsor = (values: SponsorValues): object =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' || value === undefined ? null : value]))

/** Who has agreed once only comes and goes (A52). */
export function statusesFrom(stored: Sponsor | null): SponsorStatus[] {
  const { Pending, Active } = sponsorStatus.enum
  return !stored || stored.status === Pending ? [Pending, Active] : SPONSOR_STATUSES.filter((one) => one !== Pending)
}
