import type { Proof } from '../invariants/proof.ts'

const SIZE = 2

/** A crew is one value with a size: nobody sits in a boat as a third, and no boat has half of one crew and half of another. */
export function p7WholeCrews({ day, evidence }: Proof): string[] {
  const ofBoat = Map.groupBy(day.crews, ({ boat }) => boat)
  return [...ofBoat].flatMap(([boat, crews]) => {
    const versions = (evidence.byRecord.get(boat) ?? []).filter(({ tbl }) => tbl === 'tournament-entries')
    // Some lines only say that something happened. The first one that names a crew has the crew that was entered.
    const first = versions.find(({ before, after }) => before?.users ?? after?.users)
    const entered = first?.before?.users ?? first?.after?.users
    const known = new Set([entered, ...crews.map(({ users }) => users)].map((users) => JSON.stringify(users)))
    return versions.flatMap(({ after, action }) => {
      const users = after?.users as string[] | undefined
      if (!users || action === 'deleted') return []
      if (users.length > SIZE) return [`P7 ${users.length} people sit in ${boat}, in a team of ${SIZE}`]
      return known.has(JSON.stringify(users)) ? [] : [`P7 nobody said that the crew of ${boat} is ${users.join(' and ')}`]
    })
  })
}
