/** What the fields of a record are called, by their path: `settings.weight.fishLimit` → `Fish limit`. */
export type Labels = Readonly<Record<string, string>>

/** The same labels for a part that lies deeper: `oneIn` becomes `settings.payout.oneIn`. */
export const under = <const P extends string, const L extends Labels>(path: P, labels: L) =>
  Object.fromEntries(Object.entries(labels).map(([key, label]) => [`${path}.${key}`, label])) as {
    readonly [K in keyof L & string as `${P}.${K}`]: L[K]
  }

/** A path that nobody has named says itself in words: `maxPlaces` → `Max places`. */
export function pathInWords(path: string): string {
  const last = path.split('.').at(-1) ?? path
  return last.charAt(0).toUpperCase() + last.slice(1).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
}
