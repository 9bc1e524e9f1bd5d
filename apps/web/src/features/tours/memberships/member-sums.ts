import type { MemberSums } from '@ramplight/domain/money/memberships'

type Sum = Omit<MemberSums, 'season'>
const NONE: Sum = { members: 0, waiting: 0, owing: 0, paid: 0, owed: 0 }

/** Several seasons together. */
export const addSums = (sums: readonly Sum[]): Sum =>
  sums.reduce(
    (all, one) => ({
      members: all.members + one.members,
      waiting: all.waiting + one.waiting,
      owing: all.owing + one.owing,
      paid: all.paid + one.paid,
      owed: all.owed + one.owed,
    }),
    NONE,
  )

/** The list of members as an address: of some seasons, in one of its views. */
export const membersAt = ({
  seasons = [],
  tours = [],
  view,
}: {
  seasons?: readonly string[]
  tours?: readonly string[]
  view?: string
}) => {
  const words = [
    ...(view && view !== 'current' ? [`view=${view}`] : []),
    ...(seasons.length > 0 ? [`f.season=${seasons.join(',')}`] : []),
    ...(tours.length > 0 ? [`f.tour=${tours.join(',')}`] : []),
  ]
  return `/director/memberships${words.length > 0 ? `?${words.join('&')}` : ''}`
}
