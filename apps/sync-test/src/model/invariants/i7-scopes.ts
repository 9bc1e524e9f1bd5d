import type { Proof } from './proof.ts'

/** After a fetch nothing lies on a device that is not in the person's scopes, but for what they still have to send. */
export function i7Scopes({ left, scopes }: Proof): string[] {
  return left.flatMap(({ device, who, rows, outbox, quarantine, cursor }) => {
    const open = new Set([...outbox, ...quarantine].map(({ id }) => id))
    const granted = scopes[who]
    const strange = [...rows].flatMap(([tbl, list]) =>
      list
        .filter(({ _id, _scopes }) => !open.has(_id) && (_scopes.length === 0 || _scopes.some((scope) => !granted.has(scope))))
        .map(({ _id, _scopes }) => `I7 ${device.name} keeps the ${tbl} ${_id} for ${who}, in the scopes [${_scopes.join(', ')}]`),
    )
    // Which copy of the database the places are of is kept beside them.
    const followed = Object.keys(cursor).filter((scope) => !granted.has(scope) && !scope.startsWith('epoch:'))
    return [...strange, ...followed.map((scope) => `I7 ${device.name} still follows ${scope} for ${who}`)]
  })
}
